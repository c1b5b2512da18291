package hegemon.prove;

import hegemon.cli.ExitCode;

import org.springframework.util.FileSystemUtils;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;

/** What all proofs have in common: where the report goes, chance, and a folder to work in. */
public final class ProofOptions {
    @Spec(Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--report",
            paramLabel = "FILE",
            description = "Where the report is written (default: proof-NAME.html).")
    private Path report;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Where chance begins (default: ${DEFAULT-VALUE}).")
    private long seed = 1;

    /** A proof that works in an empty folder. */
    public interface Proof {
        Findings in(Path scratch) throws Exception;
    }

    public long seed() {
        return seed;
    }

    /** Where progress is told. */
    public PrintWriter err() {
        return spec.commandLine().getErr();
    }

    /** Runs it, says and writes what it found; its exit code. The folder is kept if it failed. */
    public int run(Proof proof) throws Exception {
        var scratch = Files.createTempDirectory("hegemon-prove");
        var findings = proof.in(scratch);
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
