package hegemon.table.values;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;

/** Writes a tree of values; what stands in it twice is written once. */
public final class ValueWriter {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final DataOutputStream out = new DataOutputStream(bytes);
    private final IdentityHashMap<Object, Integer> written = new IdentityHashMap<>();
    private final Map<String, Integer> strings = new HashMap<>();
    private final Map<Class<?>, RecordComponent[]> records = new HashMap<>();
    private int count;

    private ValueWriter() {}

    public static byte[] write(Object value) {
        var writer = new ValueWriter();
        try {
            writer.value(value);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        } catch (ReflectiveOperationException broken) {
            throw new IllegalStateException(broken);
        }
        return writer.bytes.toByteArray();
    }

    private void value(Object value) throws IOException, ReflectiveOperationException {
        if (value instanceof Integer number) {
            tag(Tag.INTEGER);
            number(number);
            return;
        }
        var before =
                Optional.ofNullable(
                        value instanceof String text ? strings.get(text) : written.get(value));
        if (before.isPresent()) {
            tag(Tag.AGAIN);
            number(before.get());
            return;
        }
        fresh(value);
        if (value instanceof String text) strings.put(text, count++);
        else written.put(value, count++);
    }

    private void fresh(Object value) throws IOException, ReflectiveOperationException {
        switch (value) {
            case String text -> {
                tag(Tag.STRING);
                var utf = text.getBytes(StandardCharsets.UTF_8);
                number(utf.length);
                out.write(utf);
            }
            case Long number -> {
                tag(Tag.LONG);
                out.writeLong(number);
            }
            case Boolean is -> {
                tag(Tag.BOOLEAN);
                out.writeBoolean(is);
            }
            case Enum<?> constant -> {
                tag(Tag.CONSTANT);
                value(constant.getDeclaringClass().getName());
                value(constant.name());
            }
            case Optional<?> maybe -> optional(maybe);
            case List<?> list -> all(Tag.LIST, list);
            case SortedSet<?> set -> {
                inNaturalOrder(Optional.ofNullable(set.comparator()));
                all(Tag.SORTED_SET, set);
            }
            case Set<?> set -> all(Tag.SET, set);
            case SortedMap<?, ?> map -> {
                inNaturalOrder(Optional.ofNullable(map.comparator()));
                map(Tag.SORTED_MAP, map);
            }
            case Map<?, ?> map -> map(Tag.MAP, map);
            case Record record -> record(record);
            case Composed composed -> {
                tag(Tag.COMPOSED);
                value(composed.parts());
            }
            default -> throw new IllegalArgumentException("no value: " + value.getClass());
        }
    }

    private void tag(Tag tag) throws IOException {
        out.writeByte(tag.code());
    }

    /** Small numbers take one byte, also those below nothing. */
    private void number(int number) throws IOException {
        int left = (number << 1) ^ (number >> 31);
        while ((left & ~0x7f) != 0) {
            out.writeByte((left & 0x7f) | 0x80);
            left >>>= 7;
        }
        out.writeByte(left);
    }

    private void optional(Optional<?> maybe) throws IOException, ReflectiveOperationException {
        tag(maybe.isPresent() ? Tag.SOMETHING : Tag.NOTHING);
        if (maybe.isPresent()) value(maybe.get());
    }

    private void all(Tag tag, Collection<?> elements)
            throws IOException, ReflectiveOperationException {
        tag(tag);
        number(elements.size());
        for (Object element : elements) value(element);
    }

    private void map(Tag tag, Map<?, ?> map) throws IOException, ReflectiveOperationException {
        tag(tag);
        number(map.size());
        for (var entry : map.entrySet()) {
            value(entry.getKey());
            value(entry.getValue());
        }
    }

    private static void inNaturalOrder(Optional<?> comparator) {
        if (comparator.isPresent()) throw new IllegalArgumentException("an order of its own");
    }

    private void record(Record record) throws IOException, ReflectiveOperationException {
        tag(Tag.RECORD);
        value(record.getClass().getName());
        for (RecordComponent component : components(record.getClass()))
            component(component.getType(), component.getAccessor().invoke(record));
    }

    private RecordComponent[] components(Class<?> type) {
        return records.computeIfAbsent(
                type,
                each -> {
                    var components = each.getRecordComponents();
                    for (RecordComponent one : components) one.getAccessor().setAccessible(true);
                    return components;
                });
    }

    private void component(Class<?> type, Object value)
            throws IOException, ReflectiveOperationException {
        if (type == int.class) number((Integer) value);
        else if (type == boolean.class) out.writeBoolean((Boolean) value);
        else if (type == long.class) out.writeLong((Long) value);
        else value(value);
    }
}
