package hegemon.pygma.orders;

import java.util.Optional;

/**
 * The stable codes of Part IV. A code may be said in several ways; W-codes are warnings, with which
 * an order is carried out all the same.
 */
public enum Code {
    /** The order is not complete, or not in its form. */
    E_01("PI-20.1"),
    /** A word nobody knows. */
    E_02("PI-20.1"),
    /** No such small field in any large field. */
    E_03("PI-2.1"),
    /** Not on the ruler's own map, whether it exists or not. */
    E_04("D-5"),
    /** No neighbours. */
    E_05("PI-12.8"),
    /** The unit stands elsewhere. */
    E_06,
    /** No such unit, settlement or building in the realm. */
    E_07,
    /** Beyond the reach of the unit. */
    E_08("PI-12.1"),
    /** One basic order for each army. */
    E_09("PI-16.1"),
    /** Land armies on land, fleets on water. */
    E_10("PI-12.8"),
    /** Stationary armies do not move. */
    E_11("PI-11.8"),
    /** Too small or too large. */
    E_12("PI-11.2"),
    /** The armament limit of a city. */
    E_13("PI-7.8"),
    /** No armament place for this. */
    E_14("PI-11.5"),
    /** Not in this month. */
    E_15("D-17"),
    /** Too close to another settlement. */
    E_16("PI-7.4"),
    /** No such upgrade here. */
    E_17("PI-7.3"),
    /** The limits of promotion. */
    E_18("PI-22.3"),
    /** The good cannot be produced there. */
    E_19("PI-21.2"),
    /** The fleet must stand still. */
    E_20("PI-15.2"),
    /** Too little money. */
    E_21("D-18"),
    /** PI-10.1 to 10.4: the road may not be built so. */
    E_22("PI-10.3"),
    /** Parallel roads. */
    E_23("PI-10.5"),
    /** Too many trade cities. */
    E_24("PI-7.6"),
    /** A merchant carries 25 GP, and a realm has a limit of merchants. */
    E_25("PI-17.2"),
    /** Not in store. */
    E_26("D-105"),
    /** One height step a month. */
    E_27("PI-12.3"),
    /** The fleet is too small. */
    E_28("PI-15.4"),
    /** PI-8.3, D-117: plague or revolt in the city. */
    E_29("PI-8.3"),
    /** A fortification building is too close. */
    E_30("PI-9.5"),
    /** Part IV: a second order for the same army. */
    E_31("PI-20.2"),
    /** Free-form orders are short and few. */
    E_32("D-86"),
    /** The realm is not known. */
    E_33("D-21"),
    /** Lack of luxuries blocks growth. */
    E_34("D-120"),
    /** Fewer than 10 EP in the colony. */
    E_35("PI-7.5"),
    /** The strength written is not the strength known. */
    W_01,
    /** Hygiene below the minimum. */
    W_02("PI-8.2"),
    /** Sent where the ruler has seen nothing. */
    W_03("PI-12.7"),
    /** A line that does not count: marked as unread, or after ENDE. */
    W_04;

    private final String rule;

    Code() {
        this("");
    }

    Code(String rule) {
        this.rule = rule;
    }

    /** Why: the number of the rule that players read, if there is one. */
    public Optional<String> rule() {
        return Optional.of(rule).filter(it -> !it.isEmpty());
    }

    public boolean isWarning() {
        return compareTo(W_01) >= 0;
    }

    @Override
    public String toString() {
        return name().replace('_', '-');
    }
}
