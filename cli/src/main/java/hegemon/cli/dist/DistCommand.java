package hegemon.cli.dist;

import hegemon.cli.Complaint;
import hegemon.cli.ExitCode;
import hegemon.cli.JsonOption;
import hegemon.cli.Main;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.jar.Attributes.Name;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;

/** An archive that runs on a Linux without Java or Maven. */
@Command(
        name = "dist",
        description =
                "Make an archive that runs on a Linux without Java: the program, a Java of its own,"
                        + " a start script, and examples for systemd and nginx. The same sources"
                        + " and the same JDK give the same bytes.")
public final class DistCommand implements Callable<Integer> {
    /** To a document in the same folder. */
    private static final Pattern LINK = Pattern.compile("]\\(([a-z-]+\\.(?:md|conf))[)#]");

    /** What the program and its libraries ask for by name, and what Java finds only by looking. */
    private static final List<String> MODULES =
            List.of(
                    "java.se",
                    "jdk.charsets",
                    "jdk.jfr",
                    "jdk.localedata",
                    "jdk.management",
                    "jdk.naming.dns",
                    "jdk.unsupported",
                    "jdk.zipfs");

    /** As the jars have it, see the root pom. */
    private static final Instant TIME = Instant.parse("2026-11-15T00:00:00Z");

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Folder for the archive.",
            defaultValue = "dist")
    private Path out;

    @Option(
            names = "--image",
            description = "Make an image for containers too (OCI; docker and podman load it).")
    private boolean image;

    @Mixin private JsonOption json;

    /** A file that was made. */
    record Made(String file, long bytes, String sha256) {
        static Made of(Path file) throws IOException {
            return new Made(
                    file.toString(), Files.size(file), Inside.sha256(Files.readAllBytes(file)));
        }

        String print() {
            return String.format(Locale.ROOT, "%s%n%,d bytes, sha256 %s", file, bytes, sha256);
        }
    }

    /**
     * All that was made.
     *
     * @param file the archive, its size and digest beside it
     */
    record AllMade(String file, long bytes, String sha256, Optional<Made> image) {
        String print() {
            return new Made(file, bytes, sha256).print()
                    + image.map(it -> "\n" + it.print()).orElse("");
        }
    }

    /** What writes a file. */
    private interface Content {
        void write(OutputStream to) throws IOException;
    }

    @Override
    public Integer call() {
        try {
            var made = make();
            json.print(made, made.print());
        } catch (IOException | UncheckedIOException e) {
            throw Complaint.cannot("the archive cannot be written: " + e.getMessage());
        }
        return ExitCode.OK;
    }

    private AllMade make() throws IOException {
        var app = app();
        var project = app.resolve("../../..").normalize();
        var name = "hegemon-" + Main.version() + "-linux-" + architecture();
        var scratch = Files.createTempDirectory("hegemon-dist");
        var folder = scratch.resolve("inside");
        try {
            link(folder.resolve("runtime"));
            program(app, folder.resolve("app"));
            around(project, app, folder);
            Files.createDirectories(out);
            var made =
                    made(name + ".tar.gz", to -> Tar.gz(folder, name, TIME.getEpochSecond(), to));
            return new AllMade(
                    made.file(),
                    made.bytes(),
                    made.sha256(),
                    image ? Optional.of(image(name, folder, scratch)) : Optional.empty());
        } finally {
            delete(scratch);
        }
    }

    private Made image(String name, Path folder, Path scratch) throws IOException {
        var blobs = scratch.resolve("blobs");
        return made(
                name + ".oci.tar",
                to -> Image.write(folder, "hegemon:" + Main.version(), TIME, blobs, to));
    }

    /** A file that is there as a whole or not at all. */
    private Made made(String name, Content content) throws IOException {
        var written = Files.createTempFile(out, name, ".part");
        try (var to = Files.newOutputStream(written)) {
            content.write(to);
        }
        return Made.of(Files.move(written, out.resolve(name), StandardCopyOption.REPLACE_EXISTING));
    }

    /** The folder of the running program, which is what goes into the archive. */
    private static Path app() {
        var jar = Path.of(Main.class.getProtectionDomain().getCodeSource().getLocation().getPath());
        if (!Files.isRegularFile(jar))
            throw Complaint.cannot("dist needs the built program: run it as ./hegemon dist");
        return jar.resolveSibling(".").normalize().toAbsolutePath();
    }

    private static String architecture() {
        return switch (System.getProperty("os.arch", "")) {
            case "amd64", "x86_64" -> "x64";
            case String other -> other;
        };
    }

    private void link(Path runtime) {
        var jlink =
                ToolProvider.findFirst("jlink")
                        .orElseThrow(() -> Complaint.cannot("this Java has no jlink: use a JDK"));
        var said = new StringWriter();
        int code =
                jlink.run(
                        new PrintWriter(said),
                        new PrintWriter(said),
                        "--output",
                        runtime.toString(),
                        "--add-modules",
                        String.join(",", MODULES),
                        "--include-locales=en,de,fr",
                        "--strip-java-debug-attributes",
                        "--no-header-files",
                        "--no-man-pages",
                        "--compress=zip-9");
        if (code != 0) throw Complaint.cannot("jlink made no Java: " + said.toString().strip());
    }

    /** The libraries that it names; those of earlier versions may lie beside them. */
    static void program(Path app, Path to) throws IOException {
        copy(app.resolve("hegemon.jar"), to.resolve("hegemon.jar"));
        try (var jar = new JarFile(app.resolve("hegemon.jar").toFile())) {
            var named = jar.getManifest().getMainAttributes().getValue(Name.CLASS_PATH);
            for (String library : named.split(" ")) copy(app.resolve(library), to.resolve(library));
        }
    }

    /** What a host reads, and what that leads to. */
    static void documents(Path docs, Path to) throws IOException {
        var hosting = docs.resolve("hosting.md");
        copy(hosting, to.resolve("hosting.md"));
        var links = LINK.matcher(Files.readString(hosting)).results().map(it -> it.group(1));
        for (String link : links.distinct().toList()) copy(docs.resolve(link), to.resolve(link));
    }

    private static void around(Path project, Path app, Path folder) throws IOException {
        var parts = project.resolve("build/dist");
        copy(parts.resolve("serve.options"), folder.resolve("app/serve.options"));
        copy(parts.resolve("hegemon"), folder.resolve("bin/hegemon"));
        if (!folder.resolve("bin/hegemon").toFile().setExecutable(true))
            throw new IOException("bin/hegemon cannot be made executable");
        copy(parts.resolve("README.txt"), folder.resolve("README.txt"));
        copy(parts.resolve("hegemon.service"), folder.resolve("systemd/hegemon.service"));
        copy(project.resolve("docs/nginx.conf"), folder.resolve("nginx/hegemon.conf"));
        documents(project.resolve("docs"), folder.resolve("docs"));
        copy(project.resolve("LICENSE"), folder.resolve("LICENSE"));
        var listed = Files.readAllLines(app.resolve("../libraries.txt"));
        Files.writeString(
                folder.resolve("inside.cdx.json"),
                Inside.list(Main.version(), listed, app.resolve("lib")));
    }

    private static void copy(Path from, Path to) throws IOException {
        Files.createDirectories(to.toAbsolutePath().getParent());
        Files.copy(from, to);
    }

    private static void delete(Path folder) throws IOException {
        try (var all = Files.walk(folder)) {
            for (var each : all.sorted(Comparator.reverseOrder()).toList()) Files.delete(each);
        }
    }
}
