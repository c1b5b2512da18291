package hegemon.table.kit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * A document that follows a seed sentence by sentence: in each row of its tables the line, what it
 * says, the rules that carry it, and tests that fail without it.
 *
 * @param doc the document
 * @param rules where the rules are
 * @param tests the sources of the module's tests
 * @param number how a rule is written: one group for all up to its last number
 */
public record SeedTable(Path doc, Path rules, Path tests, Pattern number) {
    private static final Pattern ROW =
            Pattern.compile("\\| ([\\d.–, /]+) \\| (.+) \\| (.+) \\| (.+) \\|");
    private static final String NONE = "–";

    /** What is not true, row by row; rules that no row carries; lines of the seed without a row. */
    public List<String> faults(Pattern ofTheSeed) throws IOException {
        var known = numbers(Files.readString(rules));
        var sources = sources();
        var carried = new TreeSet<String>();
        var faults = new ArrayList<String>();
        for (String line : Files.readAllLines(doc)) {
            var row = ROW.matcher(line);
            if (line.matches("\\| [\\d.–, /]+ \\|.*") && !row.matches())
                faults.add(line + ": is no row");
            if (!row.matches() || row.group(3).equals(NONE)) continue;
            var named = List.of(row.group(3).split(", ", -1));
            carried.addAll(named);
            for (String rule : named)
                if (!known.contains(rule)) faults.add(line + ": there is no " + rule);
            for (String test : row.group(4).split(", ", -1))
                if (named.stream().noneMatch(sources.getOrDefault(test, new TreeSet<>())::contains))
                    faults.add(line + ": " + test + " plays none of these rules");
        }
        var every = new TreeSet<>(known);
        every.removeIf(rule -> !ofTheSeed.matcher(rule).matches() || carried.contains(rule));
        for (String rule : every) faults.add("no sentence of the seed is named for " + rule);
        faults.addAll(gaps());
        return faults;
    }

    /** The lines and sentences of the seed, listed in the document's last block, without a row. */
    private List<String> gaps() throws IOException {
        var block = Files.readString(doc).split("```")[1].strip();
        var texts = List.of(block.split("\\p{L}+: "));
        var gaps = new ArrayList<String>();
        for (int i = 1; i < texts.size(); i++) {
            var covered = new TreeSet<String>();
            for (String line : Files.readAllLines(doc)) {
                var row = ROW.matcher(line);
                if (!row.matches()) continue;
                var places = row.group(1).split(" / ");
                if (places.length == texts.size() - 1)
                    for (String place : places[i - 1].split(", ")) covered.addAll(lines(place, 1));
            }
            for (String place : texts.get(i).split("\\s+")) {
                var counted = place.split(":");
                int sentences = counted.length > 1 ? Integer.parseInt(counted[1]) : 1;
                for (String line : lines(counted[0], sentences))
                    if (!covered.contains(line)) gaps.add("text " + i + ": no row for " + line);
            }
        }
        return gaps;
    }

    /** "7–9" is three lines; a line of several sentences is "9.1", "9.2". */
    private static List<String> lines(String place, int sentences) {
        if (sentences > 1)
            return IntStream.rangeClosed(1, sentences).mapToObj(it -> place + "." + it).toList();
        var ends = place.split("–");
        if (ends.length == 1) return List.of(place);
        return IntStream.rangeClosed(Integer.parseInt(ends[0]), Integer.parseInt(ends[1]))
                .mapToObj(String::valueOf)
                .toList();
    }

    private Map<String, NavigableSet<String>> sources() throws IOException {
        var sources = new HashMap<String, NavigableSet<String>>();
        try (var files = Files.walk(tests)) {
            for (Path file : files.filter(it -> it.toString().endsWith("Test.java")).toList()) {
                var name = String.valueOf(file.getFileName()).replace(".java", "");
                sources.put(name, numbers(Files.readString(file)));
            }
        }
        return sources;
    }

    /** "EX-7 to EX-9" names three. */
    private NavigableSet<String> numbers(String source) {
        var numbers = new TreeSet<String>();
        var single = number.matcher(source);
        while (single.find()) numbers.add(single.group());
        var range =
                Pattern.compile("(" + number.pattern() + ") to (?:\\2)?(\\d+)\\b").matcher(source);
        while (range.find()) {
            var stem = range.group(2);
            int from = Integer.parseInt(range.group(1).substring(stem.length()));
            for (int i = from; i <= Integer.parseInt(range.group(3)); i++) numbers.add(stem + i);
        }
        return numbers;
    }
}
