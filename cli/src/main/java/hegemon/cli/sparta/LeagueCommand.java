package hegemon.cli.sparta;

import hegemon.cli.Complaint;
import hegemon.cli.ExitCode;
import hegemon.cli.JsonOption;
import hegemon.cli.Progress;
import hegemon.cli.sparta.league.Crosstable;
import hegemon.cli.sparta.league.Entrant;
import hegemon.cli.sparta.league.League;
import hegemon.cli.sparta.league.Program;
import hegemon.cli.sparta.league.Sprt;
import hegemon.sparta.search.Arena;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

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
        },
        mixinStandardHelpOptions = true)
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

    @Spec private CommandSpec spec;
    @Mixin private Start start;
    @Mixin private JsonOption json;

    @Parameters(paramLabel = "PLAYER", arity = "2..*", description = "Who takes part.")
    private List<String> players = List.of();

    @Option(
            names = "--rounds",
            description = "Openings for each pair, two games each (default: ${DEFAULT-VALUE}).")
    private int rounds = 5;

    @Option(
            names = "--go",
            paramLabel = "LIMIT",
            description = "What programs are told with go (default: ${DEFAULT-VALUE}).")
    private String limit = "time 100";

    @Option(
            names = "--patience",
            paramLabel = "SPAN",
            description = "How long to wait for an answer (default: ${DEFAULT-VALUE}).")
    private String patience = "30s";

    @Option(
            names = "--opening",
            description = "Random moves at the start of each game (default: ${DEFAULT-VALUE}).")
    private int opening = 4;

    @Option(
            names = "--longest",
            paramLabel = "TURNS",
            description =
                    "A game of more turns than this is cut and drawn (default: ${DEFAULT-VALUE}).")
    private int longest = Arena.USUAL_LENGTH;

    @Option(names = "--seed", description = "Another seed, other openings.")
    private long seed = 1;

    @Option(
            names = "--sprt",
            paramLabel = "LEAST,MOST",
            description =
                    "Of two players: stop as soon as it is clear whether the first is stronger by"
                            + " MOST points of Elo rather than by LEAST.")
    private Optional<String> sprt = Optional.empty();

    @Override
    public Integer call() {
        if (rounds < 1 || rounds > 10_000 || opening < 0 || opening > 40 || longest <= opening)
            throw Complaint.usage(
                    "rounds are 1 to 10000, opening 0 to 40, longest is more than opening");
        if (players.size() > MOST)
            throw Complaint.usage("a league has at most " + MOST + " players");
        var test = sprt.map(this::test);
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
        print(table, games, test.map(each -> each.verdict(table.score(0, 1))));
        return ExitCode.OK;
    }

    private void play(
            List<Entrant> entrants,
            Crosstable table,
            List<League.Played> games,
            Optional<Sprt> test) {
        var league = new League(start.setup(), opening, longest, seed);
        int all = rounds * entrants.size() * (entrants.size() - 1);
        try (var progress = Progress.of("games", all, spec.commandLine().getErr())) {
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

    private void print(
            Crosstable table, List<League.Played> games, Optional<Sprt.Verdict> verdict) {
        json.print(
                spec,
                new Result(table.rows(), games, verdict),
                () -> {
                    var out = spec.commandLine().getOut();
                    table.lines().forEach(out::println);
                    verdict.ifPresent(each -> out.println(said(each)));
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

    private static String said(Sprt.Verdict verdict) {
        return switch (verdict) {
            case STRONGER -> "sprt: the first is stronger";
            case NOT_STRONGER -> "sprt: the first is not stronger";
            case OPEN -> "sprt: not clear yet; play more rounds";
        };
    }

    private Sprt test(String text) {
        if (!text.matches("-?[0-9]{1,4},-?[0-9]{1,4}") || players.size() != 2)
            throw Complaint.usage("--sprt wants two players and LEAST,MOST, such as 0,20");
        var parts = text.split(",", -1);
        var asked = new Sprt(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
        if (asked.least() >= asked.most()) throw Complaint.usage("--sprt: LEAST is below MOST");
        return asked;
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
