import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A JSON text as maps, lists, texts, doubles, booleans and null: Java has no reader of its own. */
final class Json {
    private final String text;
    private int at;

    private Json(String text) {
        this.text = text;
    }

    static Object read(String text) {
        return new Json(text).value();
    }

    @SuppressWarnings("unchecked") // what is read has texts as keys
    static Map<String, Object> map(Object value) {
        return (Map<String, Object>) value;
    }

    static List<Map<String, Object>> maps(Object value) {
        return ((List<?>) value).stream().map(Json::map).toList();
    }

    private Object value() {
        char first = text.charAt(at++);
        return switch (first) {
            case '"' -> string();
            case '{' -> object();
            case '[' -> list();
            default -> word();
        };
    }

    private Map<String, Object> object() {
        var fields = new LinkedHashMap<String, Object>();
        while (text.charAt(at) != '}') {
            var name = (String) value();
            at++; // the colon
            fields.put(name, value());
            if (text.charAt(at) == ',') at++;
        }
        at++;
        return fields;
    }

    private List<Object> list() {
        var items = new ArrayList<Object>();
        while (text.charAt(at) != ']') {
            items.add(value());
            if (text.charAt(at) == ',') at++;
        }
        at++;
        return items;
    }

    private String string() {
        var read = new StringBuilder();
        for (char each = text.charAt(at++); each != '"'; each = text.charAt(at++))
            read.append(each == '\\' ? escaped(text.charAt(at++)) : each);
        return read.toString();
    }

    private char escaped(char sign) {
        if (sign == 'u') return (char) Integer.parseInt(text.substring(at, at += 4), 16);
        return switch (sign) {
            case 'n' -> '\n';
            case 't' -> '\t';
            case 'r' -> '\r';
            case 'b' -> '\b';
            case 'f' -> '\f';
            default -> sign;
        };
    }

    private Object word() {
        int begin = at - 1;
        while (at < text.length() && ",]}".indexOf(text.charAt(at)) < 0) at++;
        var word = text.substring(begin, at);
        return switch (word) {
            case "true" -> true;
            case "false" -> false;
            case "null" -> null;
            default -> Double.valueOf(word);
        };
    }
}
