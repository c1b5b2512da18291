package hegemon.cli.pygma;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.month.Evaluation;
import hegemon.pygma.month.Events;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.report.Report;
import hegemon.pygma.report.ReportData;
import hegemon.pygma.trial.BusyWorld;
import hegemon.pygma.trial.RandomOrders;
import hegemon.pygma.world.Realm;
import hegemon.table.Language;

import org.junit.jupiter.api.Test;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeMap;

/** Reports as JSON keep to docs/pygma-report.schema.json. */
class ReportSchemaTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private final JsonNode schema;
    private final List<String> faults = new ArrayList<>();

    ReportSchemaTest() throws IOException {
        schema = JSON.readTree(Files.readString(Path.of("../docs/pygma-report.schema.json")));
    }

    @Test
    void busyMonthsFitTheSchema() {
        var random = new SplittableRandom(1);
        var world = BusyWorld.of(1, 5, 500, 50);
        for (int i = 0; i < 9; i++) {
            var orders = new RandomOrders(world);
            var sheets = new TreeMap<Integer, Sheet>();
            for (Realm realm : world.realms())
                sheets.put(realm.number(), orders.sheet(realm.number(), random));
            var month = Evaluation.of(world, sheets, Events.NONE, new byte[32]);
            for (Report report : month.reports())
                check(JSON.valueToTree(ReportData.of(report, Language.GERMAN)), schema, "report");
            world = month.after();
        }
        assertThat(faults).isEmpty();
    }

    @Test
    void whatTheSchemaDoesNotKnowIsFound() {
        var report = JSON.createObjectNode().put("format", "other").put("secret", 1);
        check(report, schema, "report");
        assertThat(faults)
                .contains("report.format is not the constant", "report.secret is unknown")
                .contains("report.map is missing");
    }

    private void check(JsonNode value, JsonNode rule, String where) {
        if (rule.has("$ref")) {
            var name = rule.path("$ref").asString().replace("#/$defs/", "");
            check(value, schema.path("$defs").path(name), where);
            return;
        }
        if (rule.has("const") && !rule.path("const").equals(value))
            faults.add(where + " is not the constant");
        if (rule.has("enum") && rule.path("enum").valueStream().noneMatch(value::equals))
            faults.add(where + " is not one of those possible: " + value);
        switch (rule.path("type").asString("")) {
            case "object" -> object(value, rule, where);
            case "array" -> value.forEach(each -> check(each, rule.path("items"), where + "[]"));
            case "integer" -> expect(value.isInt(), where);
            case "boolean" -> expect(value.isBoolean(), where);
            case "string" ->
                    expect(
                            value.isString()
                                    && value.asString()
                                            .matches(rule.path("pattern").asString("(?s).*")),
                            where + " " + value);
            default -> {}
        }
    }

    private void expect(boolean right, String where) {
        if (!right) faults.add(where + " is of another form");
    }

    private void object(JsonNode value, JsonNode rule, String where) {
        for (JsonNode name : rule.path("required"))
            if (!value.has(name.asString()))
                faults.add(where + "." + name.asString() + " is missing");
        value.propertyStream()
                .forEach(
                        part -> {
                            var path = where + "." + part.getKey();
                            var known = rule.path("properties").path(part.getKey());
                            if (known.isMissingNode()) faults.add(path + " is unknown");
                            else check(part.getValue(), known, path);
                        });
    }
}
