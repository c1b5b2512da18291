package hegemon.server.id;

/** What an id is to code that does not ask whose it is: a text, and an order. */
public interface Id<T extends Id<T>> extends Comparable<T> {
    /** As the database, the addresses and the JSON interface write it. */
    String value();

    @Override
    default int compareTo(T other) {
        return value().compareTo(other.value());
    }
}
