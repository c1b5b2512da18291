package hegemon.earthwater;

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
