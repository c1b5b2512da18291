package hegemon.cli;

import hegemon.server.id.TableId;
import hegemon.server.mail.Notices;
import hegemon.server.play.Bells;
import hegemon.server.play.House;
import hegemon.server.play.RatingAudit;
import hegemon.server.play.Summaries;
import hegemon.server.store.GameStore;
import hegemon.server.store.StoredGame;
import hegemon.server.store.Verification;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.time.Clock;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;

import javax.sql.DataSource;

/** Replays every stored game and compares. */
@Command(
        name = "verify",
        description =
                "Replay every stored game from its set-up and check every draw, what lists show of"
                        + " it, and all ratings. Exit code 1 if something is wrong.")
final class VerifyCommand implements Callable<Integer> {
    /** What {@code --json} prints: the faults by game. */
    record Result(int games, int entries, Map<TableId, String> faults) {}

    @Mixin private ServerOptions server;
    @Mixin private JsonOption json;

    @Option(
            names = "--repair",
            description =
                    "Write what lists show of a game, and all ratings, anew from the logs. Logs are"
                            + " never changed.")
    private boolean repair;

    @Override
    public Integer call() {
        var result = server.with(pool -> verify(bare(pool)));
        json.print(result, () -> tell(result));
        return result.faults().isEmpty() ? ExitCode.OK : ExitCode.NO;
    }

    private void tell(Result result) {
        var faults = result.faults();
        faults.forEach((game, fault) -> json.out().println(game + ": " + fault));
        json.out()
                .println(
                        (faults.isEmpty() ? "ok" : "failed=" + faults.size())
                                + " games="
                                + result.games()
                                + " entries="
                                + result.entries());
    }

    /** Nothing rings and nobody is told. */
    private static House bare(DataSource pool) {
        var clock = Clock.systemUTC();
        return House.of(
                pool,
                new GameStore(pool, clock),
                new Bells(),
                (table, at) -> {},
                Notices.NOBODY,
                clock);
    }

    private Result verify(House house) {
        var ids = house.games().ids();
        var faults = new TreeMap<TableId, String>();
        var ratings = new RatingAudit(house);
        int entries = 0;
        try (var progress = Progress.of("Verifying", ids.size(), json.err())) {
            for (TableId id : ids) {
                var stored = house.games().find(id).orElseThrow();
                entries += stored.log().size();
                var fault = fault(house, stored);
                fault.ifPresent(each -> faults.put(id, each));
                if (fault.isEmpty()) ratings.read(stored);
                progress.step();
            }
        }
        if (repair) ratings.repair();
        if (!ratings.isRight())
            faults.put(new TableId("ratings"), "they are not what the logs say; --repair mends it");
        return new Result(ids.size(), entries, faults);
    }

    private Optional<String> fault(House house, StoredGame stored) {
        var fault = Verification.fault(stored);
        if (fault.isPresent()) return fault;
        if (repair) Summaries.repair(house, stored);
        return Summaries.isRight(house, stored)
                ? Optional.empty()
                : Optional.of("lists show what its log does not say; --repair mends it");
    }
}
