package hegemon.cli.ew;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.cli.ExitCode;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * One value of each field of each kind of line is changed in turn; the replay must see every one.
 */
class EveryFieldIsComparedTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    /** What a replay cannot see: names and dice that lose anyway, which are input. */
    private static final Set<String> INPUT =
            Set.of(
                    "game/game",
                    "game/seed",
                    "game/policy",
                    "state/i",
                    "quirk/what",
                    "roll/persia",
                    "roll/greece",
                    "roll separate-peace/persia",
                    "roll separate-peace/greece");

    @TempDir private Path folder;

    @Tag("long")
    @Test
    void aChangedValueIsFound() throws IOException {
        var seen = new HashSet<>(INPUT);
        var missed = new ArrayList<String>();
        for (List<String> game : TraceSample.games())
            for (int at = 0; at < game.size(); at++)
                for (Change change : changes(game.get(at)))
                    if (seen.add(change.field()) && !isFound(game, at, change.line()))
                        missed.add(change.field() + " in " + change.line());
        assertThat(missed).isEmpty();
        assertThat(seen).hasSizeGreaterThan(150);
    }

    private boolean isFound(List<String> game, int at, String line) throws IOException {
        var lines = new ArrayList<>(game);
        lines.set(at, line);
        var run = TraceSample.replay(Files.write(folder.resolve("changed.jsonl"), lines));
        return (run.code() == ExitCode.NO || run.code() == ExitCode.USAGE)
                && (run.out() + run.err()).contains(", line ");
    }

    /** A line in which one value differs. */
    private record Change(String field, String line) {}

    private static List<Change> changes(String line) {
        var json = (ObjectNode) JSON.readTree(line);
        var changes = new ArrayList<Change>();
        for (String field : List.copyOf(json.propertyNames())) {
            var copy = json.deepCopy();
            if (!field.equals("t") && change(copy, field))
                changes.add(new Change(kind(json) + "/" + field, copy.toString()));
        }
        return changes;
    }

    private static String kind(ObjectNode line) {
        var type = line.path("t").asString();
        return switch (type) {
            case "play", "react" ->
                    type + " " + line.path("as").asString("") + line.path("event").asString("");
            default ->
                    line.has("why") && !line.path("t").asString().equals("end")
                            ? type + " " + line.path("why").asString()
                            : type;
        };
    }

    /** Changes the first value within this field; nothing to change in an empty list. */
    private static boolean change(ObjectNode object, String field) {
        var value = object.path(field);
        if (value.isObject()) {
            var names = ((ObjectNode) value).propertyNames();
            return !names.isEmpty() && change((ObjectNode) value, names.iterator().next());
        }
        if (value.isArray()) return change((ArrayNode) value);
        if (value.isNull()) return false;
        object.set(field, other(value));
        return true;
    }

    private static boolean change(ArrayNode list) {
        if (list.isEmpty() || list.get(0).isContainer()) return false;
        list.set(0, other(list.get(0)));
        return true;
    }

    private static JsonNode other(JsonNode value) {
        if (value.isBoolean()) return JSON.getNodeFactory().booleanNode(!value.booleanValue());
        if (value.isInt()) return JSON.getNodeFactory().numberNode(value.intValue() + 1);
        return JSON.getNodeFactory()
                .stringNode(
                        switch (value.asString()) {
                            case "greece" -> "persia";
                            case "persia" -> "greece";
                            case "attacker" -> "defender";
                            case "defender" -> "attacker";
                            case "Athenai" -> "Naxos";
                            default -> "Athenai";
                        });
    }
}
