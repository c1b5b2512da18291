package hegemon.cli.ew;

import hegemon.cli.Complaint;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.BufferedReader;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;

/** A file of recorded games, plain or compressed: one JSON object per line. */
final class TraceFile {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final int GZIP_FIRST = 0x1f;
    private static final int GZIP_SECOND = 0x8b;

    private TraceFile() {}

    /** The games of this file, each with its lines. */
    static List<List<TraceLine>> games(Path file) {
        var games = new ArrayList<List<TraceLine>>();
        for (TraceLine line : lines(file)) {
            if (line.type().equals("game")) games.add(new ArrayList<>());
            else if (games.isEmpty())
                throw line.complaint(
                        "a game begins with a line of type “game”, found “" + line.type() + "”");
            games.getLast().add(line);
        }
        if (games.isEmpty()) throw Complaint.usage(file + " holds no game");
        return games;
    }

    private static List<TraceLine> lines(Path file) {
        var lines = new ArrayList<TraceLine>();
        try (var reader = open(file)) {
            int number = 0;
            for (var text = reader.readLine(); text != null; text = reader.readLine()) {
                number++;
                if (!text.isBlank())
                    lines.add(new TraceLine(file, number, parse(file, number, text)));
            }
        } catch (NoSuchFileException e) {
            throw Complaint.usage("there is no file " + file);
        } catch (IOException | UncheckedIOException e) {
            throw Complaint.cannot("cannot read " + file + ": " + reason(e));
        }
        return lines;
    }

    private static String reason(Exception e) {
        return switch (e) {
            case NoSuchFileException _ -> "there is no such file";
            case AccessDeniedException _ -> "it may not be read";
            case EOFException _ -> "it is cut off";
            default -> String.valueOf(e.getMessage());
        };
    }

    private static BufferedReader open(Path file) throws IOException {
        var stream = Files.newInputStream(file);
        try {
            return new BufferedReader(
                    new InputStreamReader(
                            isCompressed(file) ? new GZIPInputStream(stream) : stream,
                            StandardCharsets.UTF_8));
        } catch (IOException e) {
            stream.close();
            throw e;
        }
    }

    private static boolean isCompressed(Path file) throws IOException {
        try (InputStream stream = Files.newInputStream(file)) {
            return stream.read() == GZIP_FIRST && stream.read() == GZIP_SECOND;
        }
    }

    private static JsonNode parse(Path file, int number, String text) {
        try {
            var json = JSON.readTree(text);
            if (json.isObject() && json.path("t").isString()) return json;
        } catch (JacksonException e) {
            throw Complaint.usage(file + ", line " + number + ": not JSON: " + firstLine(e));
        }
        throw Complaint.usage(
                file + ", line " + number + ": expected a JSON object with a type “t”");
    }

    private static String firstLine(JacksonException e) {
        return String.valueOf(e.getOriginalMessage()).lines().findFirst().orElse("");
    }
}
