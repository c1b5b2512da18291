package hegemon.earthwater.search;

/** What a movement is made for. */
enum Use {
    CARD,
    CAVALRY,
    GREAT_KING,
    EVANGELION,
    LEONIDAS,
    MOLON_LABE,
    TRIREMES,
    THEMISTOCLES,
    PERSIA;

    boolean byLand() {
        return this != TRIREMES && this != THEMISTOCLES;
    }

    boolean bySea() {
        return this == CARD || this == TRIREMES || this == THEMISTOCLES;
    }
}
