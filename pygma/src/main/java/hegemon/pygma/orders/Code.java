package hegemon.pygma.orders;

/**
 * The stable codes of Part IV. A code may be said in several ways; W-codes are warnings, with which
 * an order is carried out all the same.
 */
public enum Code {
    /** The order is not complete, or not in its form. */
    E_01,
    /** A word nobody knows. */
    E_02,
    /** PI-2.1: no such small field in any large field. */
    E_03,
    /** D-5: not on the ruler's own map, whether it exists or not. */
    E_04,
    /** PI-12.8: no neighbours. */
    E_05,
    /** The unit stands elsewhere. */
    E_06,
    /** No such unit, settlement or building in the realm. */
    E_07,
    /** PI-12.1: beyond the reach of the unit. */
    E_08,
    /** PI-16.1: one basic order for each army. */
    E_09,
    /** PI-12.8: land armies on land, fleets on water. */
    E_10,
    /** PI-11.8: stationary armies do not move. */
    E_11,
    /** PI-11.2: too small or too large. */
    E_12,
    /** PI-7.8: the armament limit of a city. */
    E_13,
    /** PI-11.5: no armament place for this. */
    E_14,
    /** D-17: not in this month. */
    E_15,
    /** PI-7.4: too close to another settlement. */
    E_16,
    /** PI-7.3: no such upgrade here. */
    E_17,
    /** PI-22.3: the limits of promotion. */
    E_18,
    /** PI-21.2: the good cannot be produced there. */
    E_19,
    /** PI-15.2: the fleet must stand still. */
    E_20,
    /** D-18: too little money. */
    E_21,
    /** PI-10.1 to 10.4: the road may not be built so. */
    E_22,
    /** PI-10.5: parallel roads. */
    E_23,
    /** PI-7.6: too many trade cities. */
    E_24,
    /** PI-17.2: a merchant carries 25 GP, and a realm has a limit of merchants. */
    E_25,
    /** D-105: not in store. */
    E_26,
    /** PI-12.3: one height step a month. */
    E_27,
    /** PI-15.4: the fleet is too small. */
    E_28,
    /** PI-8.3, D-117: plague or revolt in the city. */
    E_29,
    /** PI-9.5: a fortification building is too close. */
    E_30,
    /** Part IV: a second order for the same army. */
    E_31,
    /** D-86: free-form orders are short and few. */
    E_32,
    /** D-21: the realm is not known. */
    E_33,
    /** D-120: lack of luxuries blocks growth. */
    E_34,
    /** PI-7.5: fewer than 10 EP in the colony. */
    E_35,
    /** The strength written is not the strength known. */
    W_01,
    /** PI-8.2: hygiene below the minimum. */
    W_02,
    /** PI-12.7: sent where the ruler has seen nothing. */
    W_03,
    /** A line that does not count: marked as unread, or after ENDE. */
    W_04;

    public boolean isWarning() {
        return compareTo(W_01) >= 0;
    }

    @Override
    public String toString() {
        return name().replace('_', '-');
    }
}
