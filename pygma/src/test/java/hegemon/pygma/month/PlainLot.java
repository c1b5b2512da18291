package hegemon.pygma.month;

/** Points of one good under way, and the realm whose trade city they left (D-104). */
record PlainLot(String good, int points, int origin) {}
