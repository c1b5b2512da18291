package hegemon.pygma.orders;

/** The phases of Part III, by number. */
public enum Phase {
    INTAKE(1),
    EVENTS(2),
    DECLARATIONS(3),
    PAYMENTS(4),
    SPENDING(5),
    REORGANISING(6),
    MOVEMENT(7),
    LAND(8),
    HAND_OVER(9),
    ECONOMY(10),
    INCOME(11),
    PLAGUE(12),
    SIGHT(13),
    EVALUATION(14);

    private final int number;

    Phase(int number) {
        this.number = number;
    }

    public int number() {
        return number;
    }

    /** When in the month an order is carried out. */
    public static Phase of(Order order) {
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
            case Trade.HandOver _ -> HAND_OVER;
        };
    }
}
