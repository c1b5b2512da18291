package hegemon.earthwater.search;

import hegemon.earthwater.EarthWaterState;

/** Decisions of the readable rules as choices of fast play. */
final class Asks {
    private static final int WRATH_OF_POSEIDON = 3;

    private Asks() {}

    static Ask of(EarthWaterState state) {
        return switch (state.phase()) {
            case "prep-cards", "mines-cards" -> Ask.BUY;
            case "prep-build", "mines-build" -> Ask.RAISE;
            case "operation" -> Ask.OPERATION;
            case "movement", "triremes-2" -> Ask.MOVE;
            case "event-remove" ->
                    state.position().piles().isTopDiscard(WRATH_OF_POSEIDON)
                            ? Ask.TAKE_FLEET
                            : Ask.TAKE_ARMY;
            case "event-place" -> Ask.PLACE_ARMY;
            case "pay-leader", "king-army" -> Ask.PAY;
            case "relocate-thebai" -> Ask.RELOCATE;
            case "restore" -> Ask.RESTORE;
            case "bridge" -> Ask.DESTROY;
            case "hippias", "solo-discard" -> Ask.DISCARD;
            case "pacification" -> Ask.PACIFY;
            case "supply-cards" -> Ask.KEEP;
            case "supply-attrition" -> Ask.STARVE;
            case String phase when phase.startsWith("react-") -> Ask.REACT;
            case String phase when phase.startsWith("retreat-") -> Ask.RETREAT;
            case String phase -> throw new IllegalStateException("no decision: " + phase);
        };
    }
}
