package hegemon.pygma.world;

/** PI-25 and PI-23.1: what can be found in the ground or on a reef. */
public enum DepositKind {
    SILVER,
    GOLD,
    GEMS,
    PEARLS
}
