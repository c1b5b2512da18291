package hegemon.server.web.book;

import java.util.regex.Pattern;

/** Small things of HTML and SVG. */
final class Html {
    private static final Pattern VIEW_BOX =
            Pattern.compile("viewBox=\"\\S+ \\S+ ([0-9.]+) ([0-9.]+)\"");

    record Box(float width, float height) {}

    private Html() {}

    static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
    }

    static Box viewBox(String svg) {
        var found = VIEW_BOX.matcher(svg);
        if (!found.find()) throw new IllegalStateException("a drawing without a view box");
        return new Box(Float.parseFloat(found.group(1)), Float.parseFloat(found.group(2)));
    }
}
