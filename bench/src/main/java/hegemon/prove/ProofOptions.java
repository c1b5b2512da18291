package hegemon.prove;

import hegemon.cli.ExitCode;
import hegemon.cli.Progress;

import org.springframework.util.FileSystemUtils;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

import java.nio.file.Files;
import java.nio.file.Path;

/** What all proofs have in common: where the report goes, chance, and a folder to work in. */
public final class ProofOptions {
    @Spec(Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--report",
            description = "Where the report is written (default: proof-NAME.html).")
    private Path report;

    @Option(names = "--seed", description = "Where chance begins.")
    private long seed = 1;

    /** A proof that works in an empty folder and tells how far it is. */
    public interface Proof {
        Findings in(Path scratch, Progress progress) throws Exception;
    }

    public long seed() {
        return seed;
    }

    /**
     * Runs it, says and writes what it found; its exit code. The folder is kept if it failed.
     *
     * @param doing what it does in so many steps
     */
    public int run(String doing, long steps, Proof proof) throws Exception {
        var scratch = Files.createTempDirectory("hegemon-prove");
        Findings findings;
        try (var progress = Progress.of(doing, steps, spec.commandLine().getErr())) {
            findings = proof.in(scratch, progress);
        }
        var file = report == null ? Path.of("proof-" + spec.name() + ".html") : report;
        findings.write(file);
        var out = spec.commandLine().getOut();
        out.println(findings.text());
        out.println("report: " + file);
        if (findings.hold()) FileSystemUtils.deleteRecursively(scratch);
        else out.println("what the servers wrote is kept in " + scratch);
        return findings.hold() ? ExitCode.OK : ExitCode.NO;
    }
}
