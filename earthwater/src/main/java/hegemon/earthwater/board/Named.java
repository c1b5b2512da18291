package hegemon.earthwater.board;

import hegemon.table.Arg;
import hegemon.table.Words;

/** Something that the words files name: a city, a side, an event, a figure. */
public interface Named extends Arg.Own {
    /** The key of its word, without the module's name. */
    String word();

    @Override
    default String in(Words words) {
        return words.say(plain());
    }

    /** The key of its word. */
    @Override
    default String plain() {
        return "earthwater." + word();
    }
}
