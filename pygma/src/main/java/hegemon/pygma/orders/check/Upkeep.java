package hegemon.pygma.orders.check;

/** D-18: what is due before any order: pay and administration, at an armament month. */
final class Upkeep {
    private final Plan plan;

    Upkeep(Plan plan) {
        this.plan = plan;
    }

    private boolean isDue() {
        return plan.knowledge.date().month().isArmament();
    }

    /**
     * D-67: at an armament month old stationing ends, unless the ruler's line marks the army with
     * "*" anew where it can be stationed.
     */
    void renewStationing(Marching marching, Places places) {
        if (!isDue()) return;
        for (Troop troop : plan.troops())
            troop.stationed = marching.isMarkedStationary(troop.unit) && places.canStation(troop);
    }

    /** PI-11.6. */
    int pay() {
        if (!isDue()) return 0;
        return plan.troops().stream().mapToInt(troop -> troop.size * troop.kind().pay()).sum();
    }

    /** PI-11.7 for the mobile armies there are. */
    int administration() {
        return isDue() ? administration(mobileArmies()) : 0;
    }

    /** D-68: what one mobile army more adds. */
    int administrationForOneMore() {
        return administration(mobileArmies() + 1) - administration(mobileArmies());
    }

    private int mobileArmies() {
        return (int) plan.troops().stream().filter(Troop::isMobileArmy).count();
    }

    private static int administration(int armies) {
        if (armies <= 10) return 0;
        if (armies <= 15) return 50_000;
        if (armies <= 20) return 150_000;
        return 300_000;
    }
}
