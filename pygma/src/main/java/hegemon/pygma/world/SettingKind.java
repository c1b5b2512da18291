package hegemon.pygma.world;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;

/** The kinds of settings: a choice, a number, a flag, several numbers, a value for each terrain. */
final class SettingKind {
    /** Most of what is no longer as in the first edition changed with the second (D-136). */
    private static final int SECOND_EDITION = 2;

    private SettingKind() {}

    private static <T> IntFunction<T> always(T byDefault) {
        return edition -> byDefault;
    }

    private static <T> IntFunction<T> changed(T before, int since, T now) {
        return edition -> edition < since ? before : now;
    }

    static <E extends Enum<E>> Setting<E> choice(String key, E byDefault) {
        return choice(key, byDefault, byDefault);
    }

    static <E extends Enum<E>> Setting<E> choice(String key, E first, E now) {
        return choice(key, first, SECOND_EDITION, now);
    }

    /** With another default since this edition. */
    static <E extends Enum<E>> Setting<E> choice(String key, E before, int since, E now) {
        return new Setting<>(
                key,
                changed(before, since, now),
                text -> SettingText.choice(now.getDeclaringClass(), text),
                Enum::name);
    }

    static Setting<Integer> number(String key, int byDefault, int min, int max) {
        return new Setting<>(
                key,
                always(byDefault),
                text -> SettingText.number(text, min, max),
                String::valueOf);
    }

    static Setting<Boolean> flag(String key, boolean byDefault) {
        return flag(key, byDefault, byDefault);
    }

    static Setting<Boolean> flag(String key, boolean first, boolean now) {
        return new Setting<>(
                key, changed(first, SECOND_EDITION, now), SettingText::flag, String::valueOf);
    }

    static Setting<List<Integer>> numbers(String key, List<Integer> byDefault, int max) {
        return new Setting<>(
                key,
                always(byDefault),
                text -> SettingText.numbers(text, byDefault.size(), max),
                SettingText::printNumbers);
    }

    static <V> Setting<Map<Terrain, V>> perTerrain(
            String key, Function<String, Optional<V>> value) {
        return new Setting<>(
                key,
                always(Map.of()),
                text -> SettingText.perTerrain(text, value),
                SettingText::printMap);
    }
}
