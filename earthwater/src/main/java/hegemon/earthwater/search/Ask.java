package hegemon.earthwater.search;

/** The kinds of choices in fast play, and what the two sets given with each hold. */
enum Ask {
    /** How many cards. */
    BUY,
    /** An army in one of the cities, a fleet in one of the ports, the bridge, or no more. */
    RAISE,
    /** One of the cards for its event, one of the cards for a movement, or a pass. */
    OPERATION,
    /** A movement; for which use, and from which ports fleets may sail. */
    MOVE,
    /** One of the cards held, or none. */
    REACT,
    /** An own army in one of the cities is given up for a figure. */
    PAY,
    /** To one of the cities by land, to one of the ports by sea, or not at all. */
    RETREAT,
    /** How many armies come back. */
    RESTORE,
    /** Whether the bridge falls. */
    DESTROY,
    /** One of these cards, one's own or the enemy's, is discarded. */
    DISCARD,
    /** Any of these cards are exchanged. */
    PACIFY,
    /** Which of these cards are kept, at most so many. */
    KEEP,
    /** An own army in one of the cities starves. */
    STARVE,
    /** An enemy army in one of the cities is removed. */
    TAKE_ARMY,
    /** An enemy fleet in one of the ports is removed. */
    TAKE_FLEET,
    /** An army is placed in one of the cities. */
    PLACE_ARMY,
    /** A fleet is placed in one of the ports. */
    PLACE_FLEET,
    /** The Royal Road: Abydos or Ephesos, to evict or to place. */
    ROYAL_ROAD,
    /** Defection of Thebes: the Greek armies there go to one of the cities. */
    RELOCATE
}
