package hegemon.prove.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;

/**
 * Texts of a grammar. A rule is a line {@code name = this 'that' | other? more*}: words in quotes
 * stand as they are, with {@code \n} and the like; a name stands for its rule, and may be followed
 * by {@code ?}, {@code *} or {@code +}. A line that begins with a bar goes on with the rule before.
 */
final class Grammar {
    private static final int DEEPEST = 30;
    private static final int MOST = 5;
    private static final Pattern PART =
            Pattern.compile("'((?:[^'\\\\]|\\\\.)*)'|([\\w-]+)([?*+]?)");

    private sealed interface Part {}

    private record Literal(String text) implements Part {}

    private record Named(String rule, char often) implements Part {}

    private final Map<String, List<List<Part>>> rules = new LinkedHashMap<>();

    /** The grammar of this file beside the class. */
    static Grammar of(String file) {
        try (var in = Grammar.class.getResourceAsStream(file)) {
            if (in == null) throw new IllegalArgumentException("no grammar " + file);
            return new Grammar(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Grammar(String text) {
        List<List<Part>> last = new ArrayList<>();
        for (String line : text.lines().map(String::strip).toList()) {
            if (line.isEmpty() || line.startsWith("#")) continue;
            var right = line;
            if (!line.startsWith("|")) {
                int at = line.indexOf(" = ");
                if (at < 0) throw new IllegalArgumentException("no rule: " + line);
                last = rules.computeIfAbsent(line.substring(0, at), name -> new ArrayList<>());
                right = line.substring(at + 3);
            }
            addTo(last, right);
        }
        for (List<List<Part>> choices : rules.values())
            for (List<Part> choice : choices)
                for (Part part : choice)
                    if (part instanceof Named(var rule, var often) && !rules.containsKey(rule))
                        throw new IllegalArgumentException("no rule " + rule);
    }

    private static void addTo(List<List<Part>> choices, String right) {
        var choice = new ArrayList<Part>();
        boolean begun = false;
        var parts = Pattern.compile(PART.pattern() + "|(\\|)").matcher(right);
        while (parts.find()) {
            if (parts.group(4) != null) {
                if (begun) choices.add(List.copyOf(choice));
                choice.clear();
            } else if (parts.group(1) != null)
                choice.add(new Literal(parts.group(1).translateEscapes()));
            else
                choice.add(
                        new Named(
                                parts.group(2),
                                parts.group(3).isEmpty() ? '1' : parts.group(3).charAt(0)));
            begun = true;
        }
        choices.add(List.copyOf(choice));
    }

    /** Any text of this rule; too deep, its first choice. */
    String text(String rule, RandomGenerator random) {
        var text = new StringBuilder();
        write(rule, random, text, 0);
        return text.toString();
    }

    private void write(String rule, RandomGenerator random, StringBuilder text, int depth) {
        var choices = rules.getOrDefault(rule, List.of());
        var choice = choices.get(depth > DEEPEST ? 0 : random.nextInt(choices.size()));
        for (Part part : choice)
            switch (part) {
                case Literal(var word) -> text.append(word);
                case Named(var name, var often) -> {
                    for (int i = times(often, random); i > 0; i--)
                        write(name, random, text, depth + 1);
                }
            }
    }

    private static int times(char often, RandomGenerator random) {
        return switch (often) {
            case '?' -> random.nextInt(2);
            case '*' -> random.nextInt(MOST);
            case '+' -> 1 + random.nextInt(MOST);
            default -> 1;
        };
    }
}
