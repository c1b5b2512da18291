package hegemon.cli.ew;

import hegemon.cli.Complaint;
import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Side;

import tools.jackson.databind.JsonNode;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * One line of a file of recorded games. What it lacks, or has of the wrong kind, is a complaint.
 *
 * @param number its place in the file, counted from 1
 */
record TraceLine(Path file, int number, JsonNode json) {
    Complaint complaint(String sentence) {
        return Complaint.usage(file + ", line " + number + ": " + sentence);
    }

    String type() {
        return json.path("t").asString("");
    }

    boolean is(String type) {
        return type().equals(type);
    }

    boolean has(String field) {
        return json.hasNonNull(field);
    }

    String text(String field) {
        var value = json.path(field);
        if (!value.isString()) throw wrong(field, "a text");
        return value.stringValue();
    }

    /** A text, or nothing where the line leaves it out. */
    String optional(String field) {
        return has(field) ? text(field) : "";
    }

    int number(String field) {
        return number(field, json.path(field));
    }

    boolean flag(String field) {
        if (!has(field)) return false;
        var value = json.path(field);
        if (!value.isBoolean()) throw wrong(field, "true or false");
        return value.booleanValue();
    }

    List<Integer> numbers(String field) {
        var value = json.path(field);
        if (!value.isArray()) throw wrong(field, "a list of numbers");
        return value.valueStream().map(each -> number(field, each)).toList();
    }

    /** The numbers of a list within an object. */
    List<Integer> numbers(String field, String inner) {
        var value = json.path(field).path(inner);
        if (!value.isArray()) throw wrong(field, "lists of numbers by side");
        return value.valueStream().map(each -> number(field, each)).toList();
    }

    List<String> texts(String field) {
        var value = json.path(field);
        if (!value.isArray()) throw wrong(field, "a list of texts");
        return value.valueStream().map(each -> each.asString("")).toList();
    }

    List<City> cities(String field) {
        var value = json.path(field);
        if (!value.isArray()) throw wrong(field, "a list of cities");
        return value.valueStream().map(each -> city(field, each.asString(""))).toList();
    }

    City city(String field) {
        return city(field, text(field));
    }

    /** How many in which city. */
    Map<City, Integer> counts(String field) {
        var value = json.path(field);
        if (!value.isObject()) throw wrong(field, "numbers by city");
        var counts = new TreeMap<City, Integer>();
        for (var each : value.properties())
            counts.put(city(field, each.getKey()), number(field, each.getValue()));
        return counts;
    }

    Side side(String field) {
        return switch (text(field)) {
            case "greece" -> Side.GREECE;
            case "persia" -> Side.PERSIA;
            default -> throw wrong(field, "greece or persia");
        };
    }

    private int number(String field, JsonNode value) {
        if (!value.isInt()) throw wrong(field, "a whole number");
        return value.intValue();
    }

    private City city(String field, String name) {
        return City.named(name).orElseThrow(() -> wrong(field, "a city of the board"));
    }

    private Complaint wrong(String field, String right) {
        var found = json.path(field);
        return complaint(
                "“%s” should be %s; it is %s"
                        .formatted(field, right, found.isMissingNode() ? "missing" : found));
    }

    /** Finds a difference unless these are the same. */
    void same(String what, Object expected, Object found) {
        if (!expected.equals(found)) throw new Difference(this, what, expected, found);
    }
}
