package hegemon.pygma.world;

/** PI-11.2: the three kinds of armies and, as the fourth unit that moves, merchants (PI-17). */
public enum UnitKind {
    //  unit  min    max      raise  pay  weight
    KH("K", 1_000, 100_000, 10, 1, 1),
    RH("R", 1_000, 50_000, 30, 3, 2),
    FH("S", 10, 500, 1_000, 100, 100),
    H("P", 0, 25, 0, 0, 0);

    /** D-56: the Krieger that go ashore from one ship. */
    public static final int MEN_OF_A_SHIP = 100;

    private final String unit;
    private final int min;
    private final int max;
    private final int raising;
    private final int pay;
    private final int weight;

    UnitKind(String unit, int min, int max, int raising, int pay, int weight) {
        this.unit = unit;
        this.min = min;
        this.max = max;
        this.raising = raising;
        this.pay = pay;
        this.weight = weight;
    }

    /** K, R or S: what its strength counts. Merchants carry points. */
    public String unit() {
        return unit;
    }

    public int min() {
        return min;
    }

    public int max() {
        return max;
    }

    /** PI-11.2 and PI-11.3: neither too small nor too large. */
    public boolean fits(int size) {
        return size >= min && size <= max;
    }

    /** GM for one unit, once. */
    public int raising() {
        return raising;
    }

    /** PI-11.6: GM for one unit at each armament month. */
    public int pay() {
        return pay;
    }

    /** D-87: what one unit counts in battle. */
    public int weight() {
        return weight;
    }

    public boolean isArmy() {
        return this != H;
    }

    /** KH and RH. */
    public boolean isLandArmy() {
        return this == KH || this == RH;
    }

    public boolean isFleet() {
        return this == FH;
    }

    /** PI-15.4, D-66: ships needed to carry this many. */
    public int ships(int size) {
        return (size + perShip() - 1) / perShip();
    }

    /** D-66: ships needed besides, for so many more. */
    public int shipsMore(int size, int more) {
        return ships(size + more) - ships(size);
    }

    /** D-66: ships needed besides if a part goes apart, for each part is rounded up. */
    public int shipsApart(int size, int part) {
        return ships(part) + ships(size - part) - ships(size);
    }

    /** PI-15.4: how many of this kind a ship carries. */
    public int perShip() {
        return switch (this) {
            case KH -> 100;
            case RH -> 50;
            case FH, H -> throw new IllegalArgumentException(this + " is not carried");
        };
    }
}
