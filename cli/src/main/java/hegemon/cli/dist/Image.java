package hegemon.cli.dist;

import tools.jackson.databind.json.JsonMapper;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;

/**
 * An image for containers in the layout of OCI, made without a daemon: nothing in it but the
 * program, its Java and the C library of this machine; no shell. It runs as nobody, writes only
 * into {@code /data} and {@code /tmp}, and its root may be read-only.
 */
final class Image {
    /** The owner of what is written, and who the program is. */
    private static final int NOBODY = 65_534;

    private static final String HOME = "opt/hegemon";
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private final Path blobs;
    private final Instant time;
    private final List<Map<String, Object>> layers = new ArrayList<>();
    private final List<String> plain = new ArrayList<>();

    private Image(Path blobs, Instant time) {
        this.blobs = blobs;
        this.time = time;
    }

    /** What writes the content of a layer. */
    private interface Content {
        void write(Tar tar) throws IOException;
    }

    /**
     * @param folder what the archive for hosts has inside
     * @param scratch for the parts, each named by its digest
     */
    static void write(Path folder, String name, Instant time, Path scratch, OutputStream to)
            throws IOException {
        var image = new Image(Files.createDirectories(scratch), time);
        image.layer(tar -> system(folder.resolve("runtime"), tar));
        image.layer(tar -> tar.all(folder.resolve("runtime"), HOME + "/runtime"));
        image.layer(tar -> tar.all(folder.resolve("app/lib"), HOME + "/app/lib"));
        image.layer(
                tar -> {
                    tar.file(HOME + "/app/hegemon.jar", folder.resolve("app/hegemon.jar"));
                    tar.file(HOME + "/LICENSE", folder.resolve("LICENSE"));
                    tar.file(HOME + "/inside.cdx.json", folder.resolve("inside.cdx.json"));
                });
        var options = Files.readAllLines(folder.resolve("app/serve.options"));
        image.assemble(name, options, to);
    }

    private static void system(Path runtime, Tar tar) throws IOException {
        tar.text("etc/passwd", "nobody:x:65534:65534:nobody:/data:/none\n");
        tar.text("etc/group", "nogroup:x:65534:\n");
        for (var library : CLibrary.neededBy(runtime))
            tar.file(library.toString().substring(1), library);
        tar.folder("data", 0750, NOBODY);
        tar.folder("tmp", 01777, 0);
    }

    private void layer(Content content) throws IOException {
        var part = Files.createTempFile(blobs, "layer", ".part");
        var packed = sha256();
        var unpacked = sha256();
        try (var tar =
                new Tar(
                        new DigestOutputStream(
                                new GZIPOutputStream(
                                        new DigestOutputStream(
                                                new BufferedOutputStream(
                                                        Files.newOutputStream(part)),
                                                packed),
                                        1 << 16),
                                unpacked),
                        time.getEpochSecond())) {
            content.write(tar);
        }
        var digest = HexFormat.of().formatHex(packed.digest());
        Files.move(part, blobs.resolve(digest));
        layers.add(described("application/vnd.oci.image.layer.v1.tar+gzip", digest));
        plain.add("sha256:" + HexFormat.of().formatHex(unpacked.digest()));
    }

    private void assemble(String name, List<String> options, OutputStream to) throws IOException {
        var config = document("application/vnd.oci.image.config.v1+json", config(options));
        var manifest = new LinkedHashMap<String, Object>();
        manifest.put("schemaVersion", 2);
        manifest.put("mediaType", "application/vnd.oci.image.manifest.v1+json");
        manifest.put("config", config);
        manifest.put("layers", layers);
        var main = document("application/vnd.oci.image.manifest.v1+json", manifest);
        main.put("annotations", Map.of("org.opencontainers.image.ref.name", name));
        var index = new LinkedHashMap<String, Object>();
        index.put("schemaVersion", 2);
        index.put("manifests", List.of(main));
        // What docker load reads.
        var loaded = new LinkedHashMap<String, Object>();
        loaded.put("Config", place(config));
        loaded.put("RepoTags", List.of(name));
        loaded.put("Layers", layers.stream().map(Image::place).toList());
        try (var tar = new Tar(new BufferedOutputStream(to), time.getEpochSecond());
                var parts = Files.list(blobs)) {
            for (var part : parts.sorted().toList())
                tar.file("blobs/sha256/" + part.getFileName(), part);
            tar.text("index.json", JSON.writeValueAsString(index));
            tar.text("manifest.json", JSON.writeValueAsString(List.of(loaded)));
            tar.text("oci-layout", "{\"imageLayoutVersion\":\"1.0.0\"}");
        }
    }

    private Map<String, Object> config(List<String> options) {
        var run = new LinkedHashMap<String, Object>();
        run.put("User", NOBODY + ":" + NOBODY);
        run.put("ExposedPorts", Map.of("8080/tcp", Map.of()));
        run.put("Env", List.of("LC_ALL=C.UTF-8"));
        run.put(
                "Entrypoint",
                Stream.of(
                                Stream.of("/" + HOME + "/runtime/bin/java"),
                                options.stream(),
                                Stream.of("-jar", "/" + HOME + "/app/hegemon.jar"))
                        .flatMap(it -> it)
                        .toList());
        run.put("Cmd", List.of("serve", "--data", "/data"));
        run.put("Volumes", Map.of("/data", Map.of()));
        run.put("WorkingDir", "/data");
        run.put("StopSignal", "SIGTERM");
        var config = new LinkedHashMap<String, Object>();
        config.put("created", time.toString());
        config.put("architecture", System.getProperty("os.arch", "").replace("aarch64", "arm64"));
        config.put("os", "linux");
        config.put("config", run);
        var files = new LinkedHashMap<String, Object>();
        files.put("type", "layers");
        files.put("diff_ids", plain);
        config.put("rootfs", files);
        return config;
    }

    /** Keeps a document among the parts. */
    private Map<String, Object> document(String kind, Map<String, Object> content)
            throws IOException {
        byte[] bytes = JSON.writeValueAsString(content).getBytes(StandardCharsets.UTF_8);
        var digest = HexFormat.of().formatHex(sha256().digest(bytes));
        Files.write(blobs.resolve(digest), bytes);
        return described(kind, digest);
    }

    private Map<String, Object> described(String kind, String digest) throws IOException {
        var description = new LinkedHashMap<String, Object>();
        description.put("mediaType", kind);
        description.put("digest", "sha256:" + digest);
        description.put("size", Files.size(blobs.resolve(digest)));
        return description;
    }

    private static String place(Map<String, Object> described) {
        return "blobs/" + String.valueOf(described.get("digest")).replace(':', '/');
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
