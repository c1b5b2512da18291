package hegemon.earthwater;

import java.util.Optional;

/** What a movement is made for. */
enum Use {
    /** A card played for movement, by land or by sea. */
    CARD,
    CAVALRY_OF_MARDONIUS,
    GREAT_KING,
    EVANGELION,
    LEONIDAS,
    MOLON_LABE,
    TRIREMES,
    TRIREMES_AGAIN,
    THEMISTOCLES,
    /** A movement of PERS.IA, or the battle that its fleet causes (EW-S4). */
    PERSIA;

    /** The event that the movement carries out, if it is one of an event. */
    Optional<Event> event() {
        return switch (this) {
            case CARD, PERSIA -> Optional.empty();
            case CAVALRY_OF_MARDONIUS -> Optional.of(Event.CAVALRY_OF_MARDONIUS);
            case GREAT_KING -> Optional.of(Event.GREAT_KING);
            case EVANGELION -> Optional.of(Event.EVANGELION);
            case LEONIDAS -> Optional.of(Event.LEONIDAS);
            case MOLON_LABE -> Optional.of(Event.MOLON_LABE);
            case TRIREMES, TRIREMES_AGAIN -> Optional.of(Event.TRIREMES);
            case THEMISTOCLES -> Optional.of(Event.THEMISTOCLES);
        };
    }

    boolean byLand() {
        return switch (this) {
            case CARD, CAVALRY_OF_MARDONIUS, GREAT_KING, EVANGELION, LEONIDAS, MOLON_LABE -> true;
            case TRIREMES, TRIREMES_AGAIN, THEMISTOCLES, PERSIA -> false;
        };
    }

    boolean bySea() {
        return switch (this) {
            case CARD, TRIREMES, TRIREMES_AGAIN, THEMISTOCLES -> true;
            case CAVALRY_OF_MARDONIUS, GREAT_KING, EVANGELION, LEONIDAS, MOLON_LABE, PERSIA ->
                    false;
        };
    }

    /** Triremes and Themistocles sail without armies. */
    boolean carriesArmies() {
        return this == CARD;
    }

    /** The Great King and Evangelion: the battle is worth a point. */
    boolean isForGlory() {
        return this == GREAT_KING || this == EVANGELION;
    }
}
