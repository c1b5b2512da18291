package hegemon.server.web.page;

import hegemon.server.play.Deputies;
import hegemon.server.play.Lobby;
import hegemon.server.store.Listed;
import hegemon.server.web.gate.GuestCookie;
import hegemon.server.web.table.ListDesk;
import hegemon.server.web.table.ListedTable;
import hegemon.server.web.table.Seats;
import hegemon.server.web.table.TableDesk;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;

import java.util.List;
import java.util.Optional;

/** One's own games, a page at a time. */
@Controller
record MyGames(
        ListDesk lists,
        TableDesk desk,
        Lobby lobby,
        Deputies deputies,
        Seats seats,
        GuestCookie cookie) {
    private static final int PAGE = 50;
    private static final int LONGEST_SEARCH = 60;

    /**
     * A page of the list.
     *
     * @param newer where the page before it ends, if there is one
     * @param older where the next one begins
     */
    record Page(List<ListedTable> tables, Optional<String> newer, Optional<String> older) {
        static final Page EMPTY = new Page(List.of(), Optional.empty(), Optional.empty());

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
     * @param show which of them
     * @param search a part of a name, of an opponent or of a campaign
     * @param before the place in the list that the page follows
     * @param after the place in the list that it ends at
     */
    @GetMapping("/games")
    String mine(
            @RequestParam(defaultValue = "all") String show,
            @RequestParam(defaultValue = "") String game,
            @RequestParam(defaultValue = "") String search,
            @RequestParam(defaultValue = "") String before,
            @RequestParam(defaultValue = "") String after,
            HttpServletRequest request,
            Model model) {
        var guest = cookie.guest(request);
        var kind = Listed.Kind.parse(show).orElse(Listed.Kind.ALL);
        var of = Optional.of(game).filter(seats.games()::contains);
        var words = search.strip().substring(0, Math.min(LONGEST_SEARCH, search.strip().length()));
        var up = Listed.Key.parse(after);
        var from = up.or(() -> Listed.Key.parse(before));
        var page =
                guest.map(
                                person ->
                                        new Listed.Part(
                                                person, kind, of, from, up.isPresent(), PAGE + 1))
                        .map(part -> part.searching(words))
                        .map(part -> Page.of(lists.list(part), part))
                        .orElse(Page.EMPTY);
        model.addAttribute("tables", page.tables());
        model.addAttribute("newer", page.newer().orElse(null));
        model.addAttribute("older", page.older().orElse(null));
        model.addAttribute("show", kind.text());
        model.addAttribute("game", of.orElse(""));
        model.addAttribute("games", seats.games());
        model.addAttribute("search", words);
        model.addAttribute(
                "filtered", kind != Listed.Kind.ALL || of.isPresent() || !words.isEmpty());
        model.addAttribute(
                "invitations",
                guest.map(lobby::invitations).orElse(List.of()).stream()
                        .map(each -> desk.invited(each, guest))
                        .toList());
        model.addAttribute(
                "acting",
                guest.map(deputies::services).orElse(List.of()).stream()
                        .map(each -> desk.acting(each, guest))
                        .toList());
        return "games";
    }
}
