package hegemon.pygma.report;

import hegemon.pygma.orders.Order;
import hegemon.pygma.orders.OrderText;
import hegemon.pygma.world.Address;
import hegemon.pygma.world.Date;
import hegemon.table.Language;
import hegemon.table.Message;

import java.lang.reflect.RecordComponent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A report for tools, as maps, lists, texts and numbers that any library writes as JSON. Its form
 * is docs/pygma-report.schema.json; what is a sentence is said in the reader's language.
 */
public final class ReportData {
    private static final String FORMAT = "hegemon-pygma-report";
    private static final int VERSION = 1;

    private final Herald herald;

    private ReportData(Herald herald) {
        this.herald = herald;
    }

    public static Map<String, Object> of(Report report, Language language) {
        var data = new LinkedHashMap<String, Object>();
        data.put("format", FORMAT);
        data.put("version", VERSION);
        data.put("language", language.code());
        data.put("awaited", report.awaited().toString());
        var writer = new ReportData(new Herald(language));
        writer.fill(data, report);
        data.put("warnings", writer.plain(Warnings.of(report)));
        return data;
    }

    private Object plain(Object value) {
        return switch (value) {
            case Address address -> address.toString();
            case Date date -> date.toString();
            case Message note -> herald.note(note);
            case Order order -> OrderText.in(herald.language()).print(order);
            case PartialMap map -> plain(map.getSpots());
            case Enum<?> constant -> constant.name();
            case List<?> list -> list.stream().map(this::plain).toList();
            case Record part -> fill(new LinkedHashMap<>(), part);
            default -> value;
        };
    }

    /** The parts of a record by their names; what is not there is left out. */
    private Map<String, Object> fill(Map<String, Object> data, Record part) {
        for (RecordComponent component : part.getClass().getRecordComponents()) {
            var value = value(component, part);
            if (value instanceof Optional<?> perhaps)
                perhaps.ifPresent(it -> data.put(component.getName(), plain(it)));
            else data.put(component.getName(), plain(value));
        }
        return data;
    }

    private static Object value(RecordComponent component, Record part) {
        try {
            return component.getAccessor().invoke(part);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot read " + component, e);
        }
    }
}
