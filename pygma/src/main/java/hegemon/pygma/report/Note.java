package hegemon.pygma.report;

import hegemon.pygma.orders.Arg;
import hegemon.table.Words;

import java.util.Arrays;
import java.util.List;

/** Something said to a ruler: a key of the words files and what it names. */
public record Note(String key, List<Arg> args) {
    public Note {
        args = List.copyOf(args);
    }

    public static Note of(String key, Object... args) {
        return new Note("pygma." + key, Arrays.stream(args).map(Arg::of).toList());
    }

    public String in(Words words) {
        return words.say(key, args.stream().map(arg -> arg.in(words)).toArray());
    }
}
