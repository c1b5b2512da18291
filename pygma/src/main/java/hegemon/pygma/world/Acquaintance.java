package hegemon.pygma.world;

/** PI-16.4: what a realm knows of another: only the realm's name, or also the player's. */
public enum Acquaintance {
    REALM,
    PLAYER
}
