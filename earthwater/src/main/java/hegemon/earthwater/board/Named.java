package hegemon.earthwater.board;

/** Something that the words files name: a city, a side, an event, a figure. */
public interface Named {
    /** The key of its word, without the module's name. */
    String word();
}
