package hegemon.pygma.month;

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
}
