package hegemon.server.web.book;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Numbers of rules in a book: {@code [SP-3.1]}, {@code [SP-3.1, SP-4]}, {@code [SP-3.1..4]}. Each
 * leads to the numbered rule.
 */
final class References {
    private static final String NUMBER =
            "(?:SP|EW|PI|D)-S?[0-9]+(?:\\.[0-9]+[a-z]?)?(?:\\.\\.[0-9]+)?";
    private static final Pattern CITED =
            Pattern.compile("\\[(" + NUMBER + "(?:, " + NUMBER + ")*)]");

    private static final Pattern DIGITS = Pattern.compile("[0-9]+");

    private References() {}

    /**
     * @param cited learns where each number is cited
     * @param section in which this stands
     */
    static String link(String game, String html, Map<String, List<String>> cited, String section) {
        return CITED.matcher(html)
                .replaceAll(
                        found -> {
                            var links = new ArrayList<String>();
                            for (String number : expanded(found.group(1))) {
                                boolean first = !cited.containsKey(number);
                                var places = cited.computeIfAbsent(number, _ -> new ArrayList<>());
                                if (!places.contains(section)) places.add(section);
                                links.add(anchor(game, number, first));
                            }
                            return Matcher.quoteReplacement(
                                    "<span class=\"refs\">" + String.join(" ", links) + "</span>");
                        });
    }

    static String unlinked(String text) {
        return CITED.matcher(text).replaceAll("").replace(" .", ".").strip();
    }

    /** Every number with links to the sections that speak of it. */
    static String index(String game, Map<String, List<String>> cited, Map<String, String> titles) {
        var numbers = new ArrayList<>(cited.keySet());
        numbers.sort(Comparator.comparing(References::sortable));
        var html = new StringBuilder("<ul class=\"index\">\n");
        for (String number : numbers) {
            var sections =
                    cited.getOrDefault(number, List.of()).stream()
                            .map(
                                    section ->
                                            "<a href=\"/rules/%s#%s\">%s</a>"
                                                    .formatted(
                                                            game,
                                                            section,
                                                            Html.escaped(
                                                                    titles.getOrDefault(
                                                                            section, ""))))
                            .collect(Collectors.joining(", "));
            html.append("<li>%s %s</li>\n".formatted(anchor(game, number, false), sections));
        }
        return html.append("</ul>").toString();
    }

    private static String sortable(String number) {
        return DIGITS.matcher(number)
                .replaceAll(found -> "%04d".formatted(Integer.parseInt(found.group())));
    }

    private static String anchor(String game, String number, boolean first) {
        return "<a class=\"rule\"%s href=\"/rules/%s/numbers#%s\">%s</a>"
                .formatted(first ? " id=\"" + number + "\"" : "", game, number, number);
    }

    private static List<String> expanded(String numbers) {
        var all = new ArrayList<String>();
        for (String each : numbers.split(", ")) {
            int dots = each.indexOf("..");
            if (dots < 0) {
                all.add(each);
                continue;
            }
            var first = each.substring(0, dots);
            int cut = Math.max(first.lastIndexOf('.'), first.lastIndexOf('-')) + 1;
            if (first.charAt(cut) == 'S') cut++;
            int from = Integer.parseInt(first.substring(cut));
            int to = Integer.parseInt(each.substring(dots + 2));
            for (int n = from; n <= to; n++) all.add(first.substring(0, cut) + n);
        }
        return all;
    }
}
