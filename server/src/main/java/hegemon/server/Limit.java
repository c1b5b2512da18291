package hegemon.server;

/** What a house gives to one place, one person and all together; a host may change each. */
public enum Limit {
    /** New accounts from one address; whoever was invited is not counted. */
    ACCOUNTS_PER_HOUR(60),
    /** New guests from one address. */
    GUESTS_PER_HOUR(120),
    /** New tables of one member, or of all guests at one address. */
    TABLES_PER_HOUR(120),
    /** Tables of one guest that are not over. */
    TABLES_PER_GUEST(30),
    /** Tables that one member has made and that are not over. */
    TABLES_PER_MEMBER(1_000),
    /** Seats at the tables of one guest that are not over: a realm is a seat. */
    SEATS_PER_GUEST(120),
    /** Open live streams of the house; well below what the connector takes. */
    STREAMS(4_000),
    STREAMS_PER_ADDRESS(400),
    STREAMS_PER_PERSON(40),
    /** Requests of a program with one key, in a minute. */
    REQUESTS_PER_KEY(600),
    /** Requests of one address that are answered at the same moment; others wait. */
    REQUESTS_AT_ONCE(8),
    /** Open connections of one address; a trusted proxy has as many as it needs. */
    CONNECTIONS_PER_ADDRESS(1_000),
    /** Within so many seconds a request has arrived whole, head and body. */
    REQUEST_SECONDS(30),
    /** So many days the record keeps words that were removed; readers lose them at once. */
    REMOVED_DAYS(365);

    private final int standard;

    Limit(int standard) {
        this.standard = standard;
    }

    /** What holds unless a host says otherwise. */
    public int standard() {
        return standard;
    }
}
