package hegemon.pygma.orders.check;

import hegemon.pygma.orders.Armament;
import hegemon.pygma.orders.Construction;
import hegemon.pygma.orders.Heading;
import hegemon.pygma.orders.March;
import hegemon.pygma.orders.Order;
import hegemon.pygma.orders.Talk;
import hegemon.pygma.orders.Trade;

/** Part III: when in the month an order is carried out. */
enum Phase {
    DECLARATIONS,
    SPENDING,
    REORGANISING,
    MOVEMENT,
    HANDOVER;

    static Phase of(Order order) {
        return switch (order) {
            case Heading _, Talk _ -> DECLARATIONS;
            case March _ -> MOVEMENT;
            case Armament armament -> of(armament);
            case Construction.TradeCity _, Construction.NoTradeCity _ -> DECLARATIONS;
            case Construction _ -> SPENDING;
            case Trade trade -> of(trade);
        };
    }

    private static Phase of(Armament armament) {
        return switch (armament) {
            case Armament.Disband _, Armament.Station _, Armament.Payroll _ -> DECLARATIONS;
            case Armament.Raise _, Armament.Reinforce _, Armament.Merchant _ -> SPENDING;
            case Armament.Split _, Armament.Merge _, Armament.Convert _ -> REORGANISING;
        };
    }

    private static Phase of(Trade trade) {
        return switch (trade) {
            case Trade.Produce _ -> DECLARATIONS;
            case Trade.Promote _, Trade.Pay _, Trade.Prospect _ -> SPENDING;
            case Trade.LoadGoods _ -> REORGANISING;
            case Trade.HandOver _ -> HANDOVER;
        };
    }
}
