<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>Figures</name>
    <message numerus="yes">
        <source>not within %n month(s)</source>
        <translation>
            <numerusform>not within %n month</numerusform>
            <numerusform>not within %n months</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s) beside them.</source>
        <translation>
            <numerusform>%n warning beside them.</numerusform>
            <numerusform>%n warnings beside them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Staying %1, moving %2 over %n month(s)</source>
        <translation>
            <numerusform>Staying %1, moving %2 over %n month</numerusform>
            <numerusform>Staying %1, moving %2 over %n months</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n budget alert(s)</source>
        <translation>
            <numerusform>%n budget alert</numerusform>
            <numerusform>%n budget alerts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Below 30% all the time: %n accelerator(s)</source>
        <translation>
            <numerusform>Below 30% all the time: %n accelerator</numerusform>
            <numerusform>Below 30% all the time: %n accelerators</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NvidiaSmi</name>
    <message numerus="yes">
        <source>%1 (%n file(s))</source>
        <translation>
            <numerusform>%1 (%n file)</numerusform>
            <numerusform>%1 (%n files)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n other file(s)</source>
        <translation>
            <numerusform>%1 and %n other file</numerusform>
            <numerusform>%1 and %n other files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All logs: %n accelerator(s) changed their index, as a restart may do; they were kept apart by uuid.</source>
        <translation>
            <numerusform>All logs: %n accelerator changed its index, as a restart may do; it was kept apart by uuid.</numerusform>
            <numerusform>All logs: %n accelerators changed their index, as a restart may do; they were kept apart by uuid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All logs: %n accelerator(s) were left out, for they have less than a row a day; look at their times.</source>
        <translation>
            <numerusform>All logs: %n accelerator was left out, for it has less than a row a day; look at its times.</numerusform>
            <numerusform>All logs: %n accelerators were left out, for they have less than a row a day; look at their times.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SamplePlan</name>
    <message numerus="yes">
        <source>Sample logs, %n day(s) by the minute</source>
        <translation>
            <numerusform>Sample logs, %n day by the minute</numerusform>
            <numerusform>Sample logs, %n days by the minute</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>portolan::CostPage</name>
    <message numerus="yes">
        <source>%n month(s)</source>
        <translation>
            <numerusform>%n month</numerusform>
            <numerusform>%n months</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>portolan::ImportDialog</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>portolan::MainWindow</name>
    <message numerus="yes">
        <source>%n open finding(s)</source>
        <translation>
            <numerusform>%n open finding</numerusform>
            <numerusform>%n open findings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>portolan::PriceBookDialog</name>
    <message numerus="yes">
        <source>As of %1, %n offering(s).</source>
        <translation>
            <numerusform>As of %1, %n offering.</numerusform>
            <numerusform>As of %1, %n offerings.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>portolan::RowTable</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n row(s)</source>
        <translation>
            <numerusform>%1 of %n row</numerusform>
            <numerusform>%1 of %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n row(s) from %1</source>
        <translation>
            <numerusform>Remove %n row from %1</numerusform>
            <numerusform>Remove %n rows from %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>portolan::SchedulePage</name>
    <message numerus="yes">
        <source>Add tasks of %n wave(s)</source>
        <translation>
            <numerusform>Add tasks of %n wave</numerusform>
            <numerusform>Add tasks of %n waves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>portolan::Session</name>
    <message numerus="yes">
        <source>Importing %n file(s) or folder(s)</source>
        <translation>
            <numerusform>Importing %n file or folder</numerusform>
            <numerusform>Importing %n files or folders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %n file(s)</source>
        <translation>
            <numerusform>Import %n file</numerusform>
            <numerusform>Import %n files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>portolan::StatusStrip</name>
    <message numerus="yes">
        <source>%p%, %n second(s) left</source>
        <translation>
            <numerusform>%p%, %n second left</numerusform>
            <numerusform>%p%, %n seconds left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n budget alert(s), the first: %1, %2, %3 of %4</source>
        <translation>
            <numerusform>%n budget alert: %1, %2, %3 of %4</numerusform>
            <numerusform>%n budget alerts, the first: %1, %2, %3 of %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Forecast %n minute(s) old</source>
        <translation>
            <numerusform>Forecast %n minute old</numerusform>
            <numerusform>Forecast %n minutes old</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>portolan::UsagePage</name>
    <message numerus="yes">
        <source>%n idle accelerator(s)</source>
        <translation>
            <numerusform>%n idle accelerator</numerusform>
            <numerusform>%n idle accelerators</numerusform>
        </translation>
    </message>
</context>
</TS>
