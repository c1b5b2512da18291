package hegemon.pygma.orders;

import java.util.Optional;

/** PI-11.2 and PI-17: the kinds of armies, and merchants; named as players write them. */
public enum UnitKind {
    KH,
    RH,
    FH,
    H;

    /** What this kind is counted in; merchants are not counted. */
    public Optional<Troop> troop() {
        return switch (this) {
            case KH -> Optional.of(Troop.K);
            case RH -> Optional.of(Troop.R);
            case FH -> Optional.of(Troop.S);
            case H -> Optional.empty();
        };
    }

    public boolean isFleet() {
        return this == FH;
    }

    public boolean isMerchant() {
        return this == H;
    }

    /** An army that walks: KH or RH. */
    public boolean isLandArmy() {
        return this == KH || this == RH;
    }
}
