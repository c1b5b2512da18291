package hegemon.pygma.world;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The kinds of settings: a choice, a number, a flag, several numbers, a value for each terrain. */
final class SettingKind {
    private SettingKind() {}

    static <E extends Enum<E>> Setting<E> choice(String key, E byDefault) {
        return choice(key, byDefault, byDefault);
    }

    static <E extends Enum<E>> Setting<E> choice(String key, E first, E now) {
        return new Setting<>(
                key,
                first,
                now,
                text -> SettingText.choice(first.getDeclaringClass(), text),
                Enum::name);
    }

    static Setting<Integer> number(String key, int byDefault, int min, int max) {
        return new Setting<>(
                key,
                byDefault,
                byDefault,
                text -> SettingText.number(text, min, max),
                String::valueOf);
    }

    static Setting<Boolean> flag(String key, boolean byDefault) {
        return flag(key, byDefault, byDefault);
    }

    static Setting<Boolean> flag(String key, boolean first, boolean now) {
        return new Setting<>(key, first, now, SettingText::flag, String::valueOf);
    }

    static Setting<List<Integer>> numbers(String key, List<Integer> byDefault, int max) {
        return new Setting<>(
                key,
                byDefault,
                byDefault,
                text -> SettingText.numbers(text, byDefault.size(), max),
                SettingText::printNumbers);
    }

    static <V> Setting<Map<Terrain, V>> perTerrain(
            String key, Function<String, Optional<V>> value) {
        return new Setting<>(
                key,
                Map.of(),
                Map.of(),
                text -> SettingText.perTerrain(text, value),
                SettingText::printMap);
    }
}
