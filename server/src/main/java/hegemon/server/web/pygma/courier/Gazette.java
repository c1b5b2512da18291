package hegemon.server.web.pygma.courier;

import hegemon.pygma.Annals;
import hegemon.pygma.PygmaState;
import hegemon.pygma.month.Rank;
import hegemon.pygma.report.MapScene;
import hegemon.pygma.report.MapSvg;
import hegemon.pygma.report.PartialMap;
import hegemon.pygma.world.Known;
import hegemon.pygma.world.KnownMap;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.World;
import hegemon.server.id.TableId;
import hegemon.server.play.Campaigns;
import hegemon.server.play.LiveTable;
import hegemon.server.play.Reply;
import hegemon.server.web.pygma.courier.PressRows.Issue;
import hegemon.server.web.pygma.courier.PressRows.Piece;
import hegemon.table.Language;
import hegemon.table.Match;
import hegemon.table.Seat;

import org.springframework.stereotype.Component;

import java.time.Clock;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** Makes the Kurier: an issue for each released month, out of what everybody may know. */
@Component
record Gazette(PressRows rows, Treaties treaties, Campaigns campaigns, Clock clock) {
    static final int LONGEST_EDITORIAL = 6_000;

    /** The latest first. */
    List<Issue> issues(TableId game) {
        return rows.issues(game);
    }

    /** A game master publishes the issue on the last released month, with all press taken. */
    Reply publish(Writer master, String words, boolean ranking) {
        var editorial = words.strip();
        if (!master.isMaster()) return new Reply.NotYours();
        if (editorial.length() > LONGEST_EDITORIAL)
            return Slips.refused("long", editorial.length(), LONGEST_EDITORIAL);
        var last = Annals.of(master.now().match()).getLast();
        if (last.isStart()) return Slips.refused("kurier.early");
        var before = issues(master.game());
        if (!before.isEmpty() && before.getFirst().entry() == last.entry())
            return Slips.refused("kurier.again", before.getFirst().number());
        var issue =
                new Issue(
                        before.size() + 1,
                        last.month().toString(),
                        last.entry(),
                        master.person(),
                        editorial,
                        ranking,
                        clock.millis());
        campaigns.together(
                master.table(),
                new Campaigns.Done(master.person(), "kurier\n" + issue.number(), ""),
                () -> {
                    rows.publish(master.game(), issue);
                    campaigns.tell(
                            master.table(),
                            master.state().seats().stream()
                                    .filter(seat -> !master.state().isMaster(seat))
                                    .toList(),
                            List.of("issue", String.valueOf(issue.number())));
                });
        return new Reply.Done();
    }

    Optional<Paper> paper(LiveTable table, int number, Language language) {
        var issues = issues(table.id());
        return issues.stream()
                .filter(issue -> issue.number() == number)
                .findFirst()
                .map(issue -> paper(table, issue, issues, new Say(language)));
    }

    private Paper paper(LiveTable table, Issue issue, List<Issue> issues, Say say) {
        var chapters = Annals.of(table.now().match());
        var state = Annals.at(chapters, issue.entry()).state();
        var before =
                issues.stream()
                        .filter(it -> it.number() == issue.number() - 1)
                        .findFirst()
                        .map(it -> Annals.at(chapters, it.entry()).state());
        boolean ranked = issue.ranking() || state.world().settings().get(Setting.RANKING);
        return new Paper(
                campaigns.title(table.id()).title(),
                issue.number(),
                issue.round(),
                issue.editorial(),
                rows.in(table.id(), issue.number()).stream().map(it -> article(it, state)).toList(),
                events(before.map(PygmaState::world), state.world(), say),
                agreed(table, issue, state, say),
                ranked ? state.masterReport().ranking() : List.<Rank>of(),
                map(state.world(), say.language()),
                issue.at());
    }

    /** D-161: of the last released month, where everybody reads it. */
    static List<Rank> ranking(Match<?, ?, ?> match) {
        var last = Annals.of(match).getLast().state();
        return last.made().isPresent() && last.world().settings().get(Setting.RANKING)
                ? last.masterReport().ranking()
                : List.of();
    }

    private static Paper.Article article(Piece piece, PygmaState state) {
        int realm = state.realm(new Seat(piece.seat()));
        boolean named = piece.signed() && !Realm.isNobody(realm);
        return new Paper.Article(
                piece.title(), piece.text(), named ? state.world().realm(realm).name() : "");
    }

    /** What all hear: which realms there are, which are no more, which settlements fell. */
    static List<String> events(Optional<World> before, World now, Say say) {
        var events = new ArrayList<String>();
        if (before.isEmpty())
            for (Realm realm : now.realms()) events.add(say.word("born", realm.name()));
        else fallen(before.get(), now, say, events);
        return events;
    }

    private static void fallen(World before, World now, Say say, List<String> events) {
        for (int realm : before.living())
            if (!now.living().contains(realm))
                events.add(say.word("gone", now.realm(realm).name()));
        for (int at = 0; at < now.fields().size(); at++) {
            var was = before.field(at);
            var is = now.field(at);
            boolean fell = was.owner() > 0 && is.owner() > 0 && was.owner() != is.owner();
            if (!fell || was.settlement().isEmpty()) continue;
            events.add(
                    say.word(
                            "fell",
                            was.settlement().get().name(),
                            now.realm(was.owner()).name(),
                            now.realm(is.owner()).name()));
        }
    }

    /** Public treaties, in the issue of the month in which they were made. */
    private List<String> agreed(LiveTable table, Issue issue, PygmaState state, Say say) {
        return treaties.open(table.id()).stream()
                .filter(treaty -> treaty.at() <= issue.at())
                .map(
                        treaty ->
                                say.word(
                                        "treaty",
                                        name(state, treaty.from()),
                                        name(state, treaty.to()),
                                        treaty.text()))
                .toList();
    }

    private static String name(PygmaState state, String seat) {
        return state.world().realm(state.realm(new Seat(seat))).name();
    }

    /** What every living realm has on its map, as the one knows it that looked first. */
    private static Optional<String> map(World world, Language language) {
        var realms = world.living().stream().map(world::realm).toList();
        var common =
                IntStream.range(0, world.fields().size())
                        .filter(at -> realms.stream().allMatch(it -> it.known().knows(at)))
                        .toArray();
        if (common.length == 0) return Optional.empty();
        var known = KnownMap.EMPTY.seeing(common, at -> oldest(realms, at));
        var map = new PartialMap(world.geometry(), known, 0, new TreeMap<>());
        var scene = new MapScene(map, new TreeMap<>(), new TreeSet<>(), world.date().count());
        return Optional.of(MapSvg.of(scene, language));
    }

    private static Known oldest(List<Realm> realms, int at) {
        return realms.stream()
                .flatMap(realm -> realm.known().get(at).stream())
                .min(Comparator.comparing(Known::seen))
                .orElseThrow();
    }
}
