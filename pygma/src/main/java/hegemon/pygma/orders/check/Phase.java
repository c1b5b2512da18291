package hegemon.pygma.orders.check;

import hegemon.pygma.orders.Armament;
import hegemon.pygma.orders.Construction;
import hegemon.pygma.orders.Heading;
import hegemon.pygma.orders.Keyword;
import hegemon.pygma.orders.March;
import hegemon.pygma.orders.Order;
import hegemon.pygma.orders.Talk;
import hegemon.pygma.orders.Trade;

import java.util.Optional;

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

    /** D-17: the keyword of an order that is possible only in an armament month. */
    static Optional<Keyword> armamentOnly(Order order) {
        return switch (order) {
            case Heading _, March _, Talk _ -> Optional.empty();
            case Armament armament -> armamentOnly(armament);
            case Construction construction -> armamentOnly(construction);
            case Trade.Promote _ -> Optional.of(Keyword.PROMOTE);
            case Trade _ -> Optional.empty();
        };
    }

    private static Optional<Keyword> armamentOnly(Armament armament) {
        return switch (armament) {
            case Armament.Raise _ -> Optional.of(Keyword.RAISE);
            case Armament.Reinforce _ -> Optional.of(Keyword.REINFORCE);
            case Armament.Disband _ -> Optional.of(Keyword.DISBAND);
            case Armament.Station _ -> Optional.of(Keyword.STATION);
            case Armament.Payroll _ -> Optional.of(Keyword.PAYROLL);
            case Armament.Merchant _ -> Optional.of(Keyword.MERCHANT);
            case Armament.Split _, Armament.Merge _, Armament.Convert _ -> Optional.empty();
        };
    }

    private static Optional<Keyword> armamentOnly(Construction construction) {
        return switch (construction) {
            case Construction.Hygiene _ -> Optional.of(Keyword.HYGIENE);
            case Construction.Found _ -> Optional.of(Keyword.FOUND);
            case Construction.Upgrade _, Construction.Heighten _ -> Optional.of(Keyword.UPGRADE);
            case Construction.Grow _ -> Optional.of(Keyword.GROW);
            case Construction.Fortify _ -> Optional.of(Keyword.FORTIFY);
            case Construction.Build _ -> Optional.of(Keyword.BUILD);
            case Construction.TradeCity _, Construction.NoTradeCity _ ->
                    Optional.of(Keyword.TRADECITY);
            case Construction.Road _, Construction.Bridge _ -> Optional.empty();
        };
    }
}
