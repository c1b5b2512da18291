package hegemon.cli;

import hegemon.server.store.Database;
import hegemon.server.store.GameStore;
import hegemon.server.store.Verification;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

import java.time.Clock;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;

/** Replays every stored game and compares. */
@Command(
        name = "verify",
        description =
                "Replay every stored game from its set-up and check every draw. Exit code 1 if one"
                        + " does not replay.",
        mixinStandardHelpOptions = true)
final class VerifyCommand implements Callable<Integer> {
    /** What {@code --json} prints: the faults by game. */
    record Result(int games, int entries, Map<String, String> faults) {}

    @Spec private CommandSpec spec;
    @Mixin private ServeCommand.DatabaseOptions database;
    @Mixin private JsonOption json;

    @Override
    public Integer call() {
        database.requireFolder();
        try (var pool = Database.open(database.reachable())) {
            var result = verify(new GameStore(pool, Clock.systemUTC()));
            json.print(
                    spec,
                    result,
                    () -> {
                        var out = spec.commandLine().getOut();
                        result.faults().forEach((game, fault) -> out.println(game + ": " + fault));
                        out.println(
                                (result.faults().isEmpty()
                                                ? "ok"
                                                : "failed=" + result.faults().size())
                                        + " games="
                                        + result.games()
                                        + " entries="
                                        + result.entries());
                    });
            return result.faults().isEmpty() ? ExitCode.OK : ExitCode.NO;
        }
    }

    private Result verify(GameStore store) {
        var ids = store.ids();
        var faults = new TreeMap<String, String>();
        int entries = 0;
        try (var progress = Progress.of("Verifying", ids.size(), spec.commandLine().getErr())) {
            for (String id : ids) {
                var stored = store.find(id).orElseThrow();
                entries += stored.log().size();
                Verification.fault(stored).ifPresent(fault -> faults.put(id, fault));
                progress.step();
            }
        }
        return new Result(ids.size(), entries, faults);
    }
}
