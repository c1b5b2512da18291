package hegemon.pygma.atlas;

import hegemon.pygma.report.Note;
import hegemon.pygma.world.World;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * D-130: any value of a world is changed by one line of its text, which replaces the line of the
 * same thing.
 *
 * @param before the line as it was; empty if there was none
 */
public record WorldEdit(WorldReading reading, String before) {
    /** How many words of a line name the thing it is about. */
    private static final Map<String, Integer> NAMES =
            Map.ofEntries(
                    Map.entry("realm", 2),
                    Map.entry("culture", 2),
                    Map.entry("economy", 2),
                    Map.entry("store", 2),
                    Map.entry("produced", 2),
                    Map.entry("deficit", 2),
                    Map.entry("promotion", 4),
                    Map.entry("contact", 3),
                    Map.entry("settlement", 2),
                    Map.entry("building", 2),
                    Map.entry("road", 3),
                    Map.entry("bridge", 2),
                    Map.entry("deposit", 2),
                    Map.entry("production", 2),
                    Map.entry("name", 2),
                    Map.entry("army", 4),
                    Map.entry("being", 3),
                    Map.entry("merchant", 4));

    public static WorldEdit change(World world, String line) {
        var thing = thing(line);
        return thing.isEmpty() ? unknown(line) : edit(world, thing.get(), Optional.of(line));
    }

    /** The thing that the beginning of a line names is no more. */
    public static WorldEdit remove(World world, String line) {
        var thing = thing(line);
        return thing.isEmpty() ? unknown(line) : edit(world, thing.get(), Optional.empty());
    }

    /** PI-7.1: at the start a world without one of its capitals cannot be read at all. */
    public boolean takesCapital() {
        return before.startsWith("settlement ")
                && reading.faults().stream()
                        .allMatch(fault -> fault.what().key().equals("pygma.world.capital"));
    }

    /** The words of a line that name the thing it is about, the kind of thing first. */
    public static List<String> named(String line) {
        return thing(line).orElseThrow();
    }

    private static Optional<List<String>> thing(String line) {
        var words = List.of(line.strip().split("\\s+", -1));
        int length = NAMES.getOrDefault(words.getFirst(), Integer.MAX_VALUE);
        return length <= words.size() ? Optional.of(words.subList(0, length)) : Optional.empty();
    }

    private static WorldEdit unknown(String line) {
        var fault = new WorldFault(1, Note.of("world.word", line));
        return new WorldEdit(new WorldReading(Optional.empty(), List.of(fault)), "");
    }

    private static WorldEdit edit(World world, List<String> thing, Optional<String> to) {
        var lines = new ArrayList<String>();
        var before = "";
        for (String line : WorldPrinter.print(world).lines().toList()) {
            if (thing(line).filter(thing::equals).isPresent()) before = line;
            else lines.add(line);
        }
        to.ifPresent(line -> lines.add(isRealm(thing) ? firstRealm(lines) : lines.size(), line));
        return new WorldEdit(WorldParser.read(String.join("\n", lines)), before);
    }

    private static boolean isRealm(List<String> thing) {
        return thing.getFirst().equals("realm");
    }

    /** What a realm has is written after the realm itself. */
    private static int firstRealm(List<String> lines) {
        for (int i = 0; i < lines.size(); i++) if (lines.get(i).startsWith("realm ")) return i;
        return lines.size();
    }
}
