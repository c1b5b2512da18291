package hegemon.table.values;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;

/** Reads what {@link ValueWriter} has written. */
public final class ValueReader {
    /** How a record is put together. */
    private record Plan(Constructor<?> constructor, List<Class<?>> types) {
        static Plan of(String name) throws ReflectiveOperationException {
            var type = Class.forName(name);
            var types =
                    Arrays.stream(type.getRecordComponents())
                            .map(RecordComponent::getType)
                            .toArray(Class<?>[]::new);
            var constructor = type.getDeclaredConstructor(types);
            constructor.setAccessible(true);
            return new Plan(constructor, List.of(types));
        }
    }

    private final DataInputStream in;
    private final List<Object> read = new ArrayList<>();
    private final Map<String, Plan> plans = new HashMap<>();

    private ValueReader(byte[] bytes) {
        this.in = new DataInputStream(new ByteArrayInputStream(bytes));
    }

    /** Throws if these are no bytes of this program. */
    public static Object read(byte[] bytes) {
        try {
            return new ValueReader(bytes).value();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        } catch (ReflectiveOperationException broken) {
            throw new IllegalArgumentException(broken);
        }
    }

    private Object value() throws IOException, ReflectiveOperationException {
        var tag = Tag.of(in.readByte());
        if (tag == Tag.INTEGER) return number();
        if (tag == Tag.AGAIN) return read.get(number());
        var value = fresh(tag);
        read.add(value);
        return value;
    }

    private Object fresh(Tag tag) throws IOException, ReflectiveOperationException {
        return switch (tag) {
            case AGAIN, INTEGER -> throw new IllegalArgumentException("nothing new");
            case STRING -> new String(in.readNBytes(number()), StandardCharsets.UTF_8);
            case LONG -> in.readLong();
            case BOOLEAN -> in.readBoolean();
            case CONSTANT -> constant((String) value(), (String) value());
            case NOTHING -> Optional.empty();
            case SOMETHING -> Optional.of(value());
            case LIST -> List.of(several(number()));
            case SORTED_SET ->
                    Collections.unmodifiableSortedSet(
                            new TreeSet<>(Arrays.asList(several(number()))));
            case SET ->
                    Collections.unmodifiableSet(
                            new LinkedHashSet<>(Arrays.asList(several(number()))));
            case SORTED_MAP -> Collections.unmodifiableSortedMap(filled(new TreeMap<>()));
            case MAP -> Collections.unmodifiableMap(filled(new LinkedHashMap<>()));
            case RECORD -> record((String) value());
            case COMPOSED -> ((Composed.Parts) value()).whole();
        };
    }

    private int number() throws IOException {
        int number = 0;
        for (int shift = 0; ; shift += 7) {
            int next = in.readByte();
            number |= (next & 0x7f) << shift;
            if (next >= 0) return (number >>> 1) ^ -(number & 1);
        }
    }

    private static Object constant(String type, String name) throws ReflectiveOperationException {
        for (Object constant : Class.forName(type).getEnumConstants())
            if (((Enum<?>) constant).name().equals(name)) return constant;
        throw new IllegalArgumentException(type + " without " + name);
    }

    private Object[] several(int many) throws IOException, ReflectiveOperationException {
        var several = new Object[many];
        for (int i = 0; i < many; i++) several[i] = value();
        return several;
    }

    private <M extends Map<Object, Object>> M filled(M map)
            throws IOException, ReflectiveOperationException {
        int many = number();
        for (int i = 0; i < many; i++) {
            var key = value();
            map.put(key, value());
        }
        return map;
    }

    private Object record(String name) throws IOException, ReflectiveOperationException {
        var known = Optional.ofNullable(plans.get(name));
        var plan = known.isPresent() ? known.get() : Plan.of(name);
        plans.put(name, plan);
        var values = new Object[plan.types().size()];
        for (int i = 0; i < values.length; i++) values[i] = component(plan.types().get(i));
        return plan.constructor().newInstance(values);
    }

    private Object component(Class<?> type) throws IOException, ReflectiveOperationException {
        if (type == int.class) return number();
        if (type == boolean.class) return in.readBoolean();
        if (type == long.class) return in.readLong();
        return value();
    }
}
