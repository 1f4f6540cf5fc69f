#include "views/format/words.h"

#include <QCoreApplication>

namespace portolan {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Words)
};
} // namespace

QString word(PriceTerm value)
{
    switch (value) {
    case PriceTerm::OnDemand:
        return Words::tr("On demand", "Term");
    case PriceTerm::Reserved:
        return Words::tr("Reserved", "Term");
    case PriceTerm::Spot:
        return Words::tr("Spot", "Term");
    }
    return {};
}

QString word(PriceUnit value)
{
    switch (value) {
    case PriceUnit::Hour:
        return Words::tr("Per hour", "Price");
    case PriceUnit::Month:
        return Words::tr("Per month", "Price");
    case PriceUnit::GigabyteMonth:
        return Words::tr("Per GB and month", "Price");
    case PriceUnit::Gigabyte:
        return Words::tr("Per GB", "Price");
    case PriceUnit::Once:
        return Words::tr("Once", "Price");
    case PriceUnit::Day:
        return Words::tr("Per day", "Price");
    case PriceUnit::Job:
        return Words::tr("Per job", "Price");
    }
    return {};
}

QString word(PriceScope value)
{
    switch (value) {
    case PriceScope::Machine:
        return Words::tr("Whole machine", "Price");
    case PriceScope::Accelerator:
        return Words::tr("One accelerator", "Price");
    }
    return {};
}

QString word(ItemKind value)
{
    switch (value) {
    case ItemKind::Storage:
        return Words::tr("Storage", "Price");
    case ItemKind::Egress:
        return Words::tr("Outgoing traffic", "Price");
    case ItemKind::Line:
        return Words::tr("Line", "Price");
    case ItemKind::Device:
        return Words::tr("Device", "Price");
    }
    return {};
}

QString word(Stage value)
{
    switch (value) {
    case Stage::Demand:
        return Words::tr("Demand", "Forecast");
    case Stage::Placement:
        return Words::tr("Placement", "Forecast");
    case Stage::Transfer:
        return Words::tr("Data transfer", "Forecast");
    case Stage::Schedule:
        return Words::tr("Schedule", "Forecast");
    case Stage::Cost:
        return Words::tr("Cost", "Forecast");
    case Stage::Budget:
        return Words::tr("Budget", "Forecast");
    }
    return {};
}

} // namespace portolan
