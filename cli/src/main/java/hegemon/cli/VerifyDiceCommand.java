package hegemon.cli;

import hegemon.server.play.ExportedLog;
import hegemon.table.DiceProof;
import hegemon.table.Game;
import hegemon.table.Games;
import hegemon.table.Log;
import hegemon.table.Parse;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;

/** Computes every draw of a finished game again from the secret that was committed to. */
@Command(
        name = "verify-dice",
        description =
                "Check every die and card of a finished game, from its exported log. Exit code 1 if"
                        + " one is wrong.")
final class VerifyDiceCommand implements Callable<Integer> {
    /** What {@code --json} prints. */
    record Answer(boolean holds, boolean committed, List<DiceProof.Draw> draws) {}

    @Parameters(
            paramLabel = "FILE",
            description = "The log of the game, as exported: text or JSON.")
    private Path file;

    @Mixin private JsonOption json;

    @Override
    public Integer call() {
        var result = ExportedLog.notation(read()).then(Log::parse).then(this::check);
        if (result instanceof Parse.Refused<DiceProof.Result>(var why))
            throw Complaint.usage(file + ": " + why);
        var proof = result.orThrow();
        json.print(new Answer(proof.holds(), proof.committed(), proof.draws()), () -> print(proof));
        return proof.holds() ? ExitCode.OK : ExitCode.NO;
    }

    private Parse<DiceProof.Result> check(Log log) {
        Game<?, ?, ?> game =
                Games.named(log.game())
                        .orElseThrow(
                                () -> Complaint.usage(file + ": no game is called " + log.game()));
        return DiceProof.check(game, log);
    }

    private void print(DiceProof.Result proof) {
        var out = json.out();
        if (!proof.committed()) out.println("The secret is not the one that was committed to.");
        proof.draws().stream()
                .filter(draw -> !draw.holds())
                .forEach(
                        draw ->
                                out.println(
                                        "entry "
                                                + draw.entry()
                                                + ": logged “"
                                                + draw.logged()
                                                + "”, computed “"
                                                + draw.computed()
                                                + "”"));
        out.println((proof.holds() ? "ok" : "failed") + " draws=" + proof.draws().size());
    }

    private String read() {
        try {
            return Files.readString(file);
        } catch (CharacterCodingException e) {
            throw Complaint.usage(file + " is no log: it is not written in UTF-8.");
        } catch (IOException e) {
            throw Complaint.cannot("cannot read " + file + ".");
        }
    }
}
