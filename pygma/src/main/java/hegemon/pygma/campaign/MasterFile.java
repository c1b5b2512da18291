package hegemon.pygma.campaign;

import hegemon.pygma.Pygma;
import hegemon.table.Arg;
import hegemon.table.Parse;
import hegemon.table.Refusal;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * {@code master.txt}: what the game master brings into the month, one event a line; without it the
 * month is closed as it is.
 *
 * @param events by the number of their line
 */
record MasterFile(Path file, SortedMap<Integer, String> events) {
    private static final String EVALUATE = "evaluate";

    /** Every line that can be read; the first that cannot be is named. */
    static MasterFile read(Path file) {
        var events = new TreeMap<Integer, String>();
        int number = 0;
        for (String line : (Files.exists(file) ? Disk.read(file) : "").lines().toList()) {
            number++;
            if (line.isBlank() || line.startsWith("#")) continue;
            if (new Pygma().move(EVALUATE + "\n".repeat(number) + line)
                    instanceof Parse.Refused<?>(var why))
                throw BrokenFile.at(file, number, why.toString());
            events.put(number, line.strip());
        }
        return new MasterFile(file, events);
    }

    String move() {
        return upTo(Integer.MAX_VALUE);
    }

    private String upTo(int line) {
        var lines = new ArrayList<String>(List.of(EVALUATE));
        events.forEach(
                (number, event) -> {
                    if (number <= line) lines.add(event);
                });
        return String.join("\n", lines);
    }

    /** The line of a roll by hand that the month did not take. */
    BrokenFile roll(Refusal why) {
        var label = Arg.plain(why.message().args().getFirst()) + " =";
        return events.entrySet().stream()
                .filter(it -> it.getValue().matches("roll\\s+\\Q" + label + "\\E.*"))
                .findFirst()
                .map(it -> BrokenFile.at(file, it.getKey(), why.toString()))
                .orElseGet(() -> BrokenFile.of(file, why.toString()));
    }

    /** The first line with which the move is refused. */
    BrokenFile broken(Refusal why, Predicate<String> isRefused) {
        return events.keySet().stream()
                .filter(line -> isRefused.test(upTo(line)))
                .findFirst()
                .map(line -> BrokenFile.at(file, line, why.toString()))
                .orElseGet(() -> BrokenFile.of(file, why.toString()));
    }
}
