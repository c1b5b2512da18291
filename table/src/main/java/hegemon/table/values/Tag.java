package hegemon.table.values;

/** What follows in the bytes. */
enum Tag {
    AGAIN(0),
    STRING(1),
    INTEGER(2),
    LONG(3),
    BOOLEAN(4),
    CONSTANT(5),
    NOTHING(6),
    SOMETHING(7),
    LIST(8),
    SORTED_SET(9),
    SET(10),
    SORTED_MAP(11),
    MAP(12),
    RECORD(13),
    COMPOSED(14);

    private static final Tag[] ALL = values();

    private final int code;

    Tag(int code) {
        this.code = code;
    }

    int code() {
        return code;
    }

    static Tag of(int code) {
        return ALL[code];
    }
}
