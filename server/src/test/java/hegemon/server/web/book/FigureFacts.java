package hegemon.server.web.book;

import hegemon.earthwater.board.City;
import hegemon.table.Language;
import hegemon.table.Words;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Compares a text with its figures: each number in figures or in words, each square, field and city
 * of the text is one that a figure plays, is held to or begins with. One, a and the second are
 * words of any sentence and not looked at.
 */
final class FigureFacts {
    private static final Pattern NUMBER =
            Pattern.compile("\\d{1,3}(?:[.,\\h]\\d{3})+(?!\\d)|\\d+(?:[.,]\\d+)?");
    private static final Pattern SQUARE =
            Pattern.compile("(?<![\\pL&&[^x]])[a-j](?:10|[1-9])(?!\\d)");
    private static final Pattern FIELD = Pattern.compile("\\d+/\\d\\d");
    private static final Pattern WORD = Pattern.compile("\\pL+");
    private static final Pattern MARKUP =
            Pattern.compile("<span class=\"refs\">.*?</span>|\\[[A-Z]+-[^]]*]|<[^>]*>");

    /** What is only drawn: its places are said, its numbers are not held to anything. */
    private static final Set<String> DRAWN = Set.of("near", "way", "mark", "lit", "date", "show");

    /** How the world looks before it. */
    private static final Set<String> GIVEN = Set.of("position", "row");

    private static final Pattern UNSAID =
            Pattern.compile("(?:own|realm|settlement|road) .*|chance .*|[A-Z][a-z]+ play \\d+ .*");

    private static final Map<Language, List<String>> COUNTED =
            Map.of(
                    Language.ENGLISH,
                    List.of(
                            "two three four five six seven eight nine ten eleven twelve"
                                    .split(" ")),
                    Language.GERMAN,
                    List.of("zwei drei vier fünf sechs sieben acht neun zehn elf zwölf".split(" ")),
                    Language.FRENCH,
                    List.of("deux trois quatre cinq six sept huit neuf dix onze douze".split(" ")));

    private static final Map<String, String> FURTHER =
            Map.of(
                    "sixteen",
                    "16",
                    "sechzehn",
                    "16",
                    "seize",
                    "16",
                    "hundred",
                    "100",
                    "hundert",
                    "100",
                    "cent",
                    "100",
                    "eighth",
                    "8",
                    "achte",
                    "8",
                    "huitième",
                    "8");

    private static final Map<String, String> ORDINALS =
            Map.of("third", "3", "dritten", "3", "troisième", "3");

    private final Map<String, String> numbers = new HashMap<>(FURTHER);
    private final Map<String, String> cities = new HashMap<>();

    FigureFacts(Language language) {
        numbers.putAll(ORDINALS);
        var counted = Objects.requireNonNull(COUNTED.get(language));
        for (int n = 0; n < counted.size(); n++) numbers.put(counted.get(n), String.valueOf(n + 2));
        var words = Words.in(language);
        for (City city : City.ALL)
            cities.put(
                    words.say("earthwater.city." + city.label()).toLowerCase(Locale.ROOT),
                    city.label());
    }

    /** 1,000 and 1.000 and 1 000 are one number, and so are 1.2 and 1,2. */
    static String plain(String number) {
        return number.matches("\\d{1,3}([.,\\h]\\d{3})+")
                ? number.replaceAll("\\D", "")
                : number.replace(',', '.');
    }

    /** What the text says and none of the figures has. */
    List<String> unheld(String html, List<Figure> figures) {
        var held = new HashSet<String>();
        boolean map = false;
        for (Figure figure : figures) {
            held.addAll(held(figure));
            map |= figure.value("setup").isPresent() || figure.value("pieces").isPresent();
        }
        var unheld = new ArrayList<String>();
        for (String fact : said(MARKUP.matcher(html).replaceAll(" "), map))
            if (!held.contains(fact)) unheld.add(figures.getFirst().name() + ": " + fact);
        return unheld;
    }

    private List<String> said(String text, boolean map) {
        var facts = new ArrayList<String>();
        var rest = taken(SQUARE, taken(FIELD, text, facts), facts);
        for (String number : matches(NUMBER, rest)) facts.add(plain(number));
        for (String word : matches(WORD, rest)) {
            var small = word.toLowerCase(Locale.ROOT).replaceFirst("(?<=.)mal$", "");
            if (numbers.containsKey(small)) facts.add(numbers.getOrDefault(small, ""));
            if (map && cities.containsKey(small)) facts.add(cities.getOrDefault(small, ""));
        }
        facts.removeIf("1"::equals);
        return facts;
    }

    private static Set<String> held(Figure figure) {
        var facts = new ArrayList<String>();
        for (Figure.Line line : figure.lines()) {
            if (GIVEN.contains(line.key()) || UNSAID.matcher(line.value()).matches()) continue;
            var addresses = taken(SQUARE, taken(FIELD, line.value(), facts), facts);
            if (line.value().startsWith("two-player")) facts.add("2");
            if (line.key().equals("lit")) facts.addAll(List.of(line.value().split(" ")));
            if (DRAWN.contains(line.key())) continue;
            facts.addAll(matches(WORD, addresses));
            if (line.key().equals("pieces") && !line.value().contains("=")) continue;
            for (String number : matches(NUMBER, addresses)) facts.add(plain(number));
        }
        return new HashSet<>(facts);
    }

    /** The text without what the pattern finds, which goes into the list. */
    private static String taken(Pattern pattern, String text, List<String> to) {
        to.addAll(matches(pattern, text));
        return pattern.matcher(text).replaceAll(" ");
    }

    private static List<String> matches(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(it -> it.group()).toList();
    }
}
