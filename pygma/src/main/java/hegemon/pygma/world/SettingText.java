package hegemon.pygma.world;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The values of settings as text: 800, true, COAST, 0/1/15/40, SWAMP=1500 ICE=100 or with a comma.
 */
final class SettingText {
    private SettingText() {}

    static Optional<Integer> number(String text, int min, int max) {
        if (!text.matches("\\d{1,9}")) return Optional.empty();
        int value = Integer.parseInt(text);
        return value >= min && value <= max ? Optional.of(value) : Optional.empty();
    }

    static Optional<Boolean> flag(String text) {
        return switch (text.toLowerCase(Locale.ROOT)) {
            case "true" -> Optional.of(true);
            case "false" -> Optional.of(false);
            default -> Optional.empty();
        };
    }

    static <E extends Enum<E>> Optional<E> choice(Class<E> type, String text) {
        var name = text.toUpperCase(Locale.ROOT).replace('+', '_');
        for (E value : type.getEnumConstants())
            if (value.name().equals(name)) return Optional.of(value);
        return Optional.empty();
    }

    static Optional<List<Integer>> numbers(String text, int count, int max) {
        var numbers = new ArrayList<Integer>();
        for (String part : text.split("/", -1)) number(part, 0, max).ifPresent(numbers::add);
        return numbers.size() == count && text.split("/", -1).length == count
                ? Optional.of(List.copyOf(numbers))
                : Optional.empty();
    }

    static String printNumbers(List<Integer> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining("/"));
    }

    static <V> Optional<Map<Terrain, V>> perTerrain(
            String text, Function<String, Optional<V>> parser) {
        var values = new EnumMap<Terrain, V>(Terrain.class);
        for (String pair : text.isBlank() ? new String[0] : text.strip().split("[\\s,]+")) {
            var parts = pair.split("=", 2);
            var terrain = choice(Terrain.class, parts[0]);
            var value = parts.length < 2 ? Optional.<V>empty() : parser.apply(parts[1]);
            if (terrain.isEmpty() || value.isEmpty()) return Optional.empty();
            values.put(terrain.get(), value.get());
        }
        return Optional.of(Collections.unmodifiableMap(values));
    }

    static <V> String printMap(Map<Terrain, V> values) {
        return values.entrySet().stream()
                .map(entry -> entry.getKey() + "=" + entry.getValue())
                .collect(Collectors.joining(" "));
    }
}
