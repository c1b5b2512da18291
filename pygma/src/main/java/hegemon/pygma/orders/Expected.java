package hegemon.pygma.orders;

/** What the grammar wants next; its text is {@code orders.expected.…}. */
enum Expected {
    COLON,
    UNIT,
    FLEET,
    MERCHANT,
    ADDRESS,
    PLACE,
    NUMBER,
    TROOPS,
    GOOD,
    GROUND,
    SITE,
    TEXT,
    REALM,
    MONTH,
    SLASH,
    ARROW,
    KIND,
    BUILDING,
    LEVEL,
    GAME,
    NAMED,
    RECIPIENT
}
