package hegemon.server.press;

import com.openhtmltopdf.extend.FSTextBreaker;

import java.text.BreakIterator;
import java.util.Locale;

/**
 * Where a printed line may end: not behind the apostrophe of an elision (l’on), not within the
 * number of a rule (EW-4.2), and not before a sign of per cent.
 */
final class LineEnds implements FSTextBreaker {
    private final BreakIterator all = BreakIterator.getLineInstance(Locale.ROOT);
    private String text = "";

    @Override
    public void setText(String newText) {
        text = newText;
        all.setText(newText);
    }

    @Override
    public int next() {
        int end = all.next();
        while (end > 0 && end < text.length() && isTogether(text.charAt(end - 1), text.charAt(end)))
            end = all.next();
        return end;
    }

    private static boolean isTogether(char before, char after) {
        return switch (before) {
            case '’', '\'' -> Character.isLetter(after);
            case '-' -> Character.isDigit(after);
            default -> after == '%';
        };
    }
}
