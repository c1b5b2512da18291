package hegemon.pygma.orders;

import java.util.Optional;

/** D-17: which orders are possible only in an armament month. */
public final class ArmamentOnly {
    private ArmamentOnly() {}

    /** D-17: the keyword of an order that is possible only in an armament month. */
    public static Optional<Keyword> keyword(Order order) {
        return switch (order) {
            case Heading _, March _, Talk _ -> Optional.empty();
            case Armament armament -> keyword(armament);
            case Construction construction -> keyword(construction);
            case Trade.Promote _ -> Optional.of(Keyword.PROMOTE);
            case Trade _ -> Optional.empty();
        };
    }

    private static Optional<Keyword> keyword(Armament armament) {
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

    private static Optional<Keyword> keyword(Construction construction) {
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
