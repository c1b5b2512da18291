package hegemon.pygma.world;

import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Table T2; the code is the one of orders. */
public enum SettlementKind {
    //          code  price   tax     EP  armament   fortification
    SMALL_SETTLEMENT("KS", 10_000, 5_000, 1, 0, 0),
    LARGE_SETTLEMENT("GS", 20_000, 7_500, 5, 0, 0),
    SMALL_TOWN("KST", 30_000, 10_000, 10, 250_000, 0),
    INLAND_CITY("BST", 35_000, 20_000, 20, 250_000, 100_000),
    PORT("HST", 50_000, 30_000, 20, 250_000, 150_000),
    CAPITAL("HPT", 0, 50_000, 30, 1_000_000, 300_000);

    private final String code;
    private final int price;
    private final int tax;
    private final int points;
    private final int armament;
    private final int fortification;

    SettlementKind(String code, int price, int tax, int points, int armament, int fortification) {
        this.code = code;
        this.price = price;
        this.tax = tax;
        this.points = points;
        this.armament = armament;
        this.fortification = fortification;
    }

    public static Optional<SettlementKind> of(String code) {
        for (SettlementKind kind : values()) if (kind.code.equals(code)) return Optional.of(kind);
        return Optional.empty();
    }

    public String code() {
        return code;
    }

    public int price() {
        return price;
    }

    public int tax() {
        return tax;
    }

    public int points() {
        return points;
    }

    /** PI-7.8: for how much GM armies can be raised here in one armament month. */
    public int armament() {
        return armament;
    }

    /** PI-9.1: what its fortification costs; 0 for a kind that cannot be fortified. */
    public int fortification() {
        return fortification;
    }

    /** PI-7.3: the kind that this one is built from; a small settlement is founded. */
    public Optional<SettlementKind> before() {
        return switch (this) {
            case SMALL_SETTLEMENT, CAPITAL -> Optional.empty();
            case LARGE_SETTLEMENT -> Optional.of(SMALL_SETTLEMENT);
            case SMALL_TOWN -> Optional.of(LARGE_SETTLEMENT);
            case INLAND_CITY, PORT -> Optional.of(SMALL_TOWN);
        };
    }

    /** PI-7.3: step by step. */
    public boolean isBuiltFrom(SettlementKind there) {
        return before().filter(there::equals).isPresent();
    }

    /** PI-7.2: a Hafenstadt needs water beside it. */
    public boolean needsCoast() {
        return this == PORT;
    }

    /** PI-7.2 and D-29: a Hafenstadt, or a capital on the coast. */
    public boolean isPort(BooleanSupplier coast) {
        return this == PORT || (this == CAPITAL && coast.getAsBoolean());
    }

    /** PI-7.6: inland city, port or capital; these may be trade city and be fortified (D-25). */
    public boolean isFullCity() {
        return this == INLAND_CITY || this == PORT || this == CAPITAL;
    }
}
