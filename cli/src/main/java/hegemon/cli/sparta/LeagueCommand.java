package hegemon.cli.sparta;

import hegemon.cli.Complaint;
import hegemon.cli.ExitCode;
import hegemon.cli.JsonOption;
import hegemon.cli.Progress;
import hegemon.cli.sparta.league.Crosstable;
import hegemon.cli.sparta.league.Entrant;
import hegemon.cli.sparta.league.League;
import hegemon.cli.sparta.league.Program;
import hegemon.sparta.search.Sprt;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;

@Command(
        name = "league",
        description = {
            "Lets programs play everybody against everybody, with both sides of each opening, and"
                    + " prints the crosstable with Elo and its error.",
            "Players: NAME=cmd:COMMAND, any engine that speaks docs/sparta-protocol.md, or"
                    + " NAME=SPEC with one of "
                    + PlayerSpec.HELP
                    + ". A program that does not answer or breaks the rules loses the game."
        })
final class LeagueCommand implements Callable<Integer> {
    private static final int MOST = 32;

    /**
     * What {@code --json} prints.
     *
     * @param verdict of {@code --sprt}
     */
    record Result(
            List<Crosstable.Row> table,
            List<League.Played> games,
            Optional<Sprt.Verdict> verdict) {}

    @Mixin private Start start;
    @Mixin private Bouts bouts;
    @Mixin private JsonOption json;

    @Parameters(paramLabel = "PLAYER", arity = "2..*", description = "Who takes part.")
    private List<String> players = List.of();

    @Option(names = "--rounds", description = "Openings for each pair, two games each.")
    private int rounds = 5;

    @Option(names = "--go", paramLabel = "LIMIT", description = "What programs are told with go.")
    private String limit = "time 100";

    @Option(
            names = "--patience",
            paramLabel = "SPAN",
            description = "How long to wait for an answer.")
    private String patience = "30s";

    @Override
    public Integer call() {
        if (rounds < 1 || rounds > 10_000) throw Complaint.usage("rounds are 1 to 10000");
        bouts.check();
        if (players.size() > MOST)
            throw Complaint.usage("a league has at most " + MOST + " players");
        var test = bouts.sprt();
        if (test.isPresent() && players.size() != 2)
            throw Complaint.usage("--sprt is for two players");
        if (start.state().outcome().isPresent()) throw Complaint.usage("this game is over");
        var entrants = players.stream().map(this::entrant).toList();
        var names = entrants.stream().map(Entrant::name).toList();
        if (Set.copyOf(names).size() < names.size())
            throw Complaint.usage("two players are called the same");
        var table = new Crosstable(names);
        var games = new ArrayList<League.Played>();
        try {
            play(entrants, table, games, test);
        } finally {
            entrants.forEach(Entrant::close);
        }
        print(table, games, test);
        return ExitCode.OK;
    }

    private void play(
            List<Entrant> entrants,
            Crosstable table,
            List<League.Played> games,
            Optional<Sprt> test) {
        var league = new League(start.setup(), bouts.beginning(), bouts.longest(), bouts.seed());
        int all = rounds * entrants.size() * (entrants.size() - 1);
        try (var progress = Progress.of("games", all, json.err())) {
            for (int round = 0; round < rounds; round++) {
                for (var south : entrants)
                    for (var north : entrants)
                        if (!south.equals(north)) {
                            var game = league.play(south, north, round);
                            games.add(game);
                            table.add(game);
                            progress.step(south.name() + " – " + north.name());
                        }
                boolean clear =
                        test.filter(each -> each.verdict(table.score(0, 1)) != Sprt.Verdict.OPEN)
                                .isPresent();
                if (clear) return;
            }
        }
    }

    private void print(Crosstable table, List<League.Played> games, Optional<Sprt> test) {
        json.print(
                new Result(table.rows(), games, test.map(it -> it.verdict(table.score(0, 1)))),
                () -> {
                    var out = json.out();
                    table.lines().forEach(out::println);
                    test.ifPresent(it -> out.println(it.print(table.score(0, 1))));
                    faults(games).forEach(each -> out.println("lost by fault: " + each));
                });
    }

    private static Set<String> faults(List<League.Played> games) {
        var faults = new TreeSet<String>();
        games.stream()
                .map(League.Played::fault)
                .filter(each -> !each.isEmpty())
                .forEach(faults::add);
        return faults;
    }

    private Entrant entrant(String text) {
        int at = text.indexOf('=');
        if (at < 1 || !text.substring(0, at).matches("[\\p{L}\\p{N} ._-]{1,30}"))
            throw Complaint.usage("a player is written NAME=SPEC or NAME=cmd:COMMAND, not " + text);
        var name = text.substring(0, at);
        var what = text.substring(at + 1);
        if (!what.startsWith("cmd:")) return Entrant.of(name, PlayerSpec.parse(what));
        var command = List.of(what.substring("cmd:".length()).strip().split("\\s+"));
        return new Program(name, command, start.setup().print(), limit, span());
    }

    private Duration span() {
        return Spans.parse(patience);
    }
}
