package hegemon.server.press;

import com.openhtmltopdf.extend.FSTextBreaker;

import java.text.BreakIterator;
import java.util.Locale;

/**
 * Where a printed line may end: not behind the apostrophe of an elision (l’on), not within the
 * number of a rule (EW-4.2, EW-S2.1) or a name (PERSS.KI), and not before a sign of per cent.
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
        while (end > 0 && end < text.length() && isTogether(end)) end = all.next();
        return end;
    }

    private boolean isTogether(int end) {
        char after = text.charAt(end);
        return switch (text.charAt(end - 1)) {
            case '’', '\'' -> Character.isLetter(after);
            case '-' -> text.substring(end).matches("(?s)S?\\d.*");
            case '.' -> Character.isLetterOrDigit(after);
            default -> after == '%';
        };
    }
}
