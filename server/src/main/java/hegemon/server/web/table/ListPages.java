package hegemon.server.web.table;

import hegemon.server.id.PersonId;
import hegemon.server.store.Listed;

import org.springframework.stereotype.Component;
import org.springframework.ui.Model;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Somebody's games for a page with a filter, a part at a time. */
@Component
public record ListPages(ListDesk lists, Seats seats) {
    private static final int PAGE = 50;
    private static final int LONGEST_SEARCH = 60;

    /**
     * A page of the list.
     *
     * @param newer where the page before it ends, if there is one
     * @param older where the next one begins
     */
    private record Page(List<ListedTable> tables, Optional<String> newer, Optional<String> older) {
        /** Of one table more than a page holds, where there are so many. */
        static Page of(List<ListedTable> found, Listed.Part part) {
            boolean more = found.size() > PAGE;
            int first = more && part.newer() ? 1 : 0;
            var shown = found.subList(first, Math.min(found.size(), first + PAGE));
            boolean above = part.newer() ? more : part.from().isPresent();
            boolean below = part.newer() || more;
            return new Page(
                    shown.stream().sorted(ListedTable.FIRST).toList(),
                    shown.stream().findFirst().filter(each -> above).map(ListedTable::key),
                    shown.reversed().stream()
                            .findFirst()
                            .filter(each -> below)
                            .map(ListedTable::key));
        }
    }

    /**
     * Puts into the model what the list of the template shows: others see only what is open to all.
     *
     * @param asked show (which of them), game, search (a part of a name, of an opponent or of a
     *     campaign), before (the place in the list that the page follows), after (the place that it
     *     ends at)
     */
    public void show(PersonId person, PersonId reader, Map<String, String> asked, Model model) {
        var kind = Listed.Kind.parse(of(asked, "show")).orElse(Listed.Kind.ALL);
        var game = Optional.of(of(asked, "game")).filter(seats.games()::contains);
        var words = of(asked, "search").strip();
        var search = words.substring(0, Math.min(LONGEST_SEARCH, words.length()));
        var up = Listed.Key.parse(of(asked, "after"));
        var from = up.or(() -> Listed.Key.parse(of(asked, "before")));
        var part =
                new Listed.Part(
                        person,
                        kind,
                        game,
                        from,
                        up.isPresent(),
                        !person.equals(reader),
                        PAGE + 1,
                        search);
        var page = Page.of(lists.list(part, reader), part);
        model.addAttribute("own", person.equals(reader));
        model.addAttribute("tables", page.tables());
        model.addAttribute("newer", page.newer().orElse(null));
        model.addAttribute("older", page.older().orElse(null));
        model.addAttribute("show", kind.text());
        model.addAttribute("game", game.orElse(""));
        model.addAttribute("games", seats.games());
        model.addAttribute("search", search);
        model.addAttribute(
                "filtered", kind != Listed.Kind.ALL || game.isPresent() || !search.isEmpty());
    }

    private static String of(Map<String, String> asked, String name) {
        return asked.getOrDefault(name, "");
    }
}
