package hegemon.pygma.letter;

import java.util.regex.Pattern;

/**
 * What people say, and what an order has for it. Small and capital letters are the same.
 *
 * @param said begins with a blank only where one is meant: the line comes without those around it
 */
record Change(Pattern said, String meant) {
    static final String ADDRESS = "\\d{1,3}[ \t]?/[ \t]?\\d{1,3}";

    /** An army or a merchant with its number. */
    static final String UNIT = "(?:KH|RH|FH|H)[ \t]*\\d{1,3}";

    Change(String said, String meant) {
        this(Pattern.compile("(?iU)" + said), meant);
    }

    String in(String line) {
        return said.matcher(line).replaceAll(meant);
    }
}
