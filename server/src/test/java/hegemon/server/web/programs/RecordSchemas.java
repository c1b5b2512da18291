package hegemon.server.web.programs;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Schemas of openapi.yaml as the records of the server have them, with what their comments say. */
final class RecordSchemas {
    private static final String NULL = "{type: \"null\"}";

    /** Words that YAML takes for something else. */
    private static final List<String> QUOTED = List.of("no", "yes", "on", "off", "true", "false");

    /** Those that are described by hand, under another name. */
    private static final Map<String, String> BY_HAND =
            Map.of("SpartaBoardJson", "SpartaBoard", "SpartaStudyBoards", "SpartaBoards");

    private final Map<String, String> schemas = new TreeMap<>();

    /**
     * This record and all that it holds.
     *
     * @param sent whether it comes from a program: then an {@code Optional} may be absent
     */
    void add(Class<?> root, boolean sent) {
        kind(root, sent);
    }

    String text() {
        return schemas.entrySet().stream()
                .map(each -> "    " + each.getKey() + ":\n" + each.getValue())
                .collect(Collectors.joining());
    }

    private String kind(Type type, boolean sent) {
        return switch (type) {
            case ParameterizedType it -> several(it, sent);
            case WildcardType it -> kind(it.getUpperBounds()[0], sent);
            case Class<?> it -> single(it, sent);
            default -> "{}";
        };
    }

    private String several(ParameterizedType type, boolean sent) {
        var raw = (Class<?>) type.getRawType();
        var last =
                kind(type.getActualTypeArguments()[type.getActualTypeArguments().length - 1], sent);
        if (raw == Optional.class) return last;
        if (Collection.class.isAssignableFrom(raw)) return "{type: array, items: " + last + "}";
        if (Map.class.isAssignableFrom(raw))
            return "{type: object, additionalProperties: " + last + "}";
        return kind(raw, sent);
    }

    private String single(Class<?> type, boolean sent) {
        if (type == String.class || type == PersonId.class || type == TableId.class)
            return "{type: string}";
        if (List.of(int.class, long.class, Integer.class, Long.class).contains(type))
            return "{type: integer}";
        if (type == Instant.class) return "{type: string, format: date-time}";
        if (type == double.class || type == Double.class) return "{type: number}";
        if (type == boolean.class || type == Boolean.class) return "{type: boolean}";
        if (type.isArray())
            return "{type: array, items: " + kind(type.getComponentType(), sent) + "}";
        if (type.isEnum())
            return Stream.of(type.getEnumConstants())
                    .map(each -> word(((Enum<?>) each).name()))
                    .collect(Collectors.joining(", ", "{enum: [", "]}"));
        return type.isRecord() ? reference(type, sent) : "{}";
    }

    private String reference(Class<?> type, boolean sent) {
        var name = name(type);
        if (!BY_HAND.containsKey(name) && !schemas.containsKey(name)) {
            schemas.put(name, ""); // it may hold itself
            schemas.put(name, schema(type, sent));
        }
        return "{$ref: \"#/components/schemas/" + BY_HAND.getOrDefault(name, name) + "\"}";
    }

    private static String name(Class<?> type) {
        var game =
                Stream.of("Pygma", "Sparta", "EarthWater")
                        .filter(
                                each ->
                                        type.getPackageName()
                                                .contains(each.toLowerCase(Locale.ROOT)))
                        .findFirst()
                        .orElse("");
        var around = Optional.<Class<?>>ofNullable(type.getEnclosingClass());
        var own = around.map(Class::getSimpleName).orElse("") + type.getSimpleName();
        return (game + own)
                .replace("Api", "")
                .replace("SpartaSparta", "Sparta")
                .replace("LearnPages", "Lesson")
                .replace("CourseCourseJson", "Course")
                .replace("PuzzleJson", "Puzzle");
    }

    private String schema(Class<?> type, boolean sent) {
        var said = said(type);
        boolean leavesOut =
                Arrays.stream(type.getAnnotations())
                        .anyMatch(each -> each.toString().contains("NON_ABSENT"));
        var text = new StringBuilder("      type: object\n");
        text.append("      x-record: ").append(type.getName()).append(sent ? " sent\n" : "\n");
        Optional.ofNullable(said.get(""))
                .ifPresent(it -> text.append("      description: " + it + "\n"));
        var parts = type.getRecordComponents();
        var required =
                Arrays.stream(parts)
                        .filter(part -> part.getType() != Optional.class || !(sent || leavesOut))
                        .map(part -> word(part.getName()))
                        .collect(Collectors.joining(", "));
        if (!required.isEmpty()) text.append("      required: [").append(required).append("]\n");
        if (parts.length > 0) text.append("      properties:\n");
        for (RecordComponent part : parts) {
            var kind = kind(part.getGenericType(), sent);
            boolean absent = part.getType() == Optional.class && !sent && !leavesOut;
            if (absent || part.getAnnotatedType().isAnnotationPresent(Nullable.class))
                kind = orNull(kind);
            text.append("        ").append(word(part.getName())).append(": ");
            text.append(described(kind, said.get(part.getName()))).append('\n');
        }
        return text.toString();
    }

    private static String orNull(String kind) {
        return kind.startsWith("{type: ")
                ? kind.replaceFirst("\\{type: (\\w+)", "{type: [$1, \"null\"]")
                : kind.equals("{}") ? kind : "{anyOf: [" + kind + ", " + NULL + "]}";
    }

    private static String described(String kind, @Nullable String what) {
        if (what == null) return kind;
        if (kind.startsWith("{$ref")) return "{allOf: [" + kind + "], description: " + what + "}";
        if (kind.equals("{}")) return "{description: " + what + "}";
        return kind.substring(0, kind.length() - 1) + ", description: " + what + "}";
    }

    private static String word(String name) {
        return QUOTED.contains(name.toLowerCase(Locale.ROOT)) ? "\"" + name + "\"" : name;
    }

    /** What the comment of a record says of its parts, by their names, and of itself. */
    private static Map<String, String> said(Class<?> type) {
        var said = new HashMap<String, String>();
        var head =
                "/\\*\\*((?:(?!\\*/).)*)\\*/\\s*(?:@[\\w.]+(?:\\([^)]*\\))?\\s*)*"
                        + "(?:public |private |static |final )*record "
                        + type.getSimpleName()
                        + "\\b";
        var found = Pattern.compile(head, Pattern.DOTALL).matcher(source(type));
        if (!found.find()) return said;
        var parts =
                found.group(1)
                        .replaceAll("\\n\\s*\\*", " ")
                        .replaceAll("\\{@(?:code|link|linkplain) ([^}]*)}", "$1")
                        .replaceAll("</?\\w+>", "")
                        .replaceAll("\\s+", " ")
                        .split("@param ", -1);
        if (!parts[0].isBlank()) said.put("", quoted(parts[0]));
        for (int i = 1; i < parts.length; i++) {
            var words = parts[i].split(" ", 2);
            if (words.length > 1) said.put(words[0], quoted(words[1].split("@\\w+", 2)[0]));
        }
        return said;
    }

    private static String quoted(String text) {
        return "\"" + text.strip().replace("\\", "").replace('"', '\'') + "\"";
    }

    private static String source(Class<?> type) {
        var file = type.getName().replaceFirst("\\$.*", "").replace('.', '/') + ".java";
        return Stream.of("server", "pygma", "sparta", "earthwater", "table")
                .map(module -> Path.of("..", module, "src", "main", "java", file))
                .filter(Files::exists)
                .map(RecordSchemas::read)
                .findFirst()
                .orElse("");
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
