package hegemon.server.accounts;

/** What people without an account may do in a house. */
public enum GuestsMay {
    /** Play and talk. */
    ON,
    /** Play, and say nothing. */
    PLAY,
    /** Look on: whoever wants to play needs an account. Those who are guests already stay. */
    OFF
}
