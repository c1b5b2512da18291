package hegemon.pygma.world;

import java.util.Locale;

/** PI-4: the eight months of a year. */
public enum Month {
    ANDRA(1),
    BEK(2),
    CYLAS(3),
    DORL(4),
    ENJA(5),
    FRIED(6),
    GANTR(7),
    HEL(8);

    private final int number;

    Month(int number) {
        this.number = number;
    }

    /** The month with this number, from 1. */
    public static Month of(int number) {
        for (Month month : values()) if (month.number == number) return month;
        throw new IllegalArgumentException("no month " + number);
    }

    /** After Hel comes Andra. */
    public Month next() {
        return of(number % 8 + 1);
    }

    public int number() {
        return number;
    }

    /** As in reports and orders: Andra. */
    public String title() {
        return name().charAt(0) + name().substring(1).toLowerCase(Locale.ROOT);
    }

    /** Einnahmetermin. */
    public boolean isIncome() {
        return this == CYLAS || this == GANTR;
    }

    /** Rüsttermin. */
    public boolean isArmament() {
        return this == DORL || this == HEL;
    }
}
