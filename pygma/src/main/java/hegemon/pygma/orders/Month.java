package hegemon.pygma.orders;

/** PI-4.1: the eight months of a year. */
public enum Month {
    ANDRA,
    BEK,
    CYLAS,
    DORL,
    ENJA,
    FRIED,
    GANTR,
    HEL
}
