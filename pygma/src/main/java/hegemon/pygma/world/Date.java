package hegemon.pygma.world;

/** A month of a year; one move is one month. The game begins in Andra of year 01 (PI-4.1). */
public record Date(int year, Month month) implements Comparable<Date> {
    public static final Date START = new Date(1, Month.ANDRA);

    public Date next() {
        return month == Month.HEL ? new Date(year + 1, Month.ANDRA) : new Date(year, month.next());
    }

    /** Months since year 0. */
    public int count() {
        return year * 8 + month.number() - 1;
    }

    @Override
    public int compareTo(Date other) {
        return Integer.compare(count(), other.count());
    }

    /** As in an order's heading: Dorl/02. */
    @Override
    public String toString() {
        return month.title() + "/" + (year < 10 ? "0" : "") + year;
    }
}
