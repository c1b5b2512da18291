package hegemon.pygma.letter;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The lines of a letter that its sender wrote: without the letter that is answered, without the
 * signature, and without what the mail program adds.
 */
final class OwnText {
    private static final int ATTRIBUTION_LINES = 3;
    private static final int HEADER_LINES = 5;

    /** So long a line says who wrote when; longer ones are not looked at. */
    private static final int LONGEST_REMARK = 300;

    private static final Pattern QUOTED = Pattern.compile("[ \t]{0,3}>.*");
    private static final Pattern INITIALS = Pattern.compile("[A-Z]{1,3}> .*");

    /** A way that was broken before its arrow looks like a quotation. */
    private static final Pattern WAY =
            Pattern.compile(
                    "[ \t]{0,3}>[ \t]*(?:\\d{1,3}[ \t]*/[ \t]*\\d{1,3}|FH[ \t]*\\d{1,3}).*");

    private static final Pattern MARCH =
            Pattern.compile(
                    "(?iU)[ \t]*(?:[-*•][ \t]*)?(?:(?:KH|RH|FH|H)[ "
                            + "\t]*\\d{1,3}\\b.*:|STRA(?:SS|ß)E|ROAD|ROUTE|>).*");

    private static final Pattern SIGNATURE =
            Pattern.compile("--[ \t]*|-----BEGIN PGP SIGNATURE-----[ \t]*");

    private static final Pattern SEPARATOR =
            Pattern.compile(
                    "(?iU)[ \t]*[-_*]{2,40}[ \t]*(?:Ursprüngliche"
                        + " (?:Nachricht|Mail|E-Mail)|Original[-"
                        + " ]?(?:Nachricht|Message|E?-?Mail)|(?:Message|Mail|Courriel)"
                        + " (?:d['’]origine|original|transféré|initial)|Weitergeleitete"
                        + " Nachricht|Anfang der weitergeleiteten Nachricht|Forwarded message)[ "
                        + "\t]*[-_*]{0,40}[ \t]*");

    private static final Pattern FIRST_HEADER =
            Pattern.compile("(?iU)[ \t]*\\*?(?:Von|From|De|Gesendet|Sent|Envoyé)[ \u00a0]?:.*");

    private static final Pattern NEXT_HEADER =
            Pattern.compile(
                    "(?iU)[ "
                        + "\t]*\\*?(?:Gesendet|Sent|Envoyé|Datum|Date|An|To|À|Betreff|Subject|Objet|Von|From|De)["
                        + " \u00a0]?:.*");

    private static final Pattern ATTRIBUTION =
            Pattern.compile(
                    "(?iU)[ \t]*(?:(?:Am|On|Le)\\b.*\\b(?:schrieb|geschrieben|wrote|a"
                        + " écrit)\\b.*:|.{3,80} (?:schrieb am|wrote on|a écrit le) .*:|.{0,80}@[^ "
                        + "\t]{3,80} (?:schrieb|wrote|a écrit)[ \t]?:)[ \t]*");

    private static final Pattern ADDED =
            Pattern.compile(
                    "(?iU)[ \t]*(?:(?:Von meine[mr]|Gesendet (?:von|mit|über)|Sent"
                        + " (?:from|with|using|via)|Envoyé (?:de|depuis)|Get Outlook|Holen Sie sich"
                        + " Outlook|Obtenez Outlook|Diese Nachricht wurde von|This message was sent"
                        + " from|Virenfrei|Virus-free)\\b.*)");

    private final List<String> lines;
    private final List<String> own = new ArrayList<>();
    private int at = 0;

    private OwnText(List<String> lines) {
        this.lines = lines;
    }

    static List<String> of(List<String> lines) {
        var text = new OwnText(lines);
        while (text.at < lines.size() && text.goesOn()) {}
        return text.own;
    }

    /** One line further; false where nothing of the sender's can follow. */
    private boolean goesOn() {
        var line = lines.get(at);
        if (SIGNATURE.matcher(line).matches()) return false;
        if (line.length() <= LONGEST_REMARK) {
            if (SEPARATOR.matcher(line).matches() || isHeader(at)) return false;
            int attribution = attribution();
            if (attribution > 0) {
                at += attribution;
                return isQuoted(next(at));
            }
        }
        if (!isLeftOut(line)) own.add(line);
        at++;
        return true;
    }

    private boolean isLeftOut(String line) {
        if (QUOTED.matcher(line).matches()) return !continues(line);
        if (line.length() > LONGEST_REMARK) return false;
        return INITIALS.matcher(line).matches() || ADDED.matcher(line).matches();
    }

    private boolean continues(String line) {
        return WAY.matcher(line).matches()
                && !own.isEmpty()
                && at > 0
                && own.getLast().equals(lines.get(at - 1))
                && MARCH.matcher(own.getLast()).matches();
    }

    /** The heading of the answered letter, as programs write it that do not quote. */
    private boolean isHeader(int first) {
        if (!FIRST_HEADER.matcher(lines.get(first)).matches()) return false;
        int end = Math.min(lines.size(), first + HEADER_LINES);
        return lines.subList(first + 1, end).stream()
                .anyMatch(line -> NEXT_HEADER.matcher(line).matches());
    }

    /** How many lines say who wrote what follows; none if these do not. */
    private int attribution() {
        var said = new StringBuilder();
        for (int i = 0; i < ATTRIBUTION_LINES && at + i < lines.size(); i++) {
            var line = lines.get(at + i);
            if (line.isBlank() || line.length() > LONGEST_REMARK) return 0;
            said.append(line).append(' ');
            if (ATTRIBUTION.matcher(said).matches()) return i + 1;
        }
        return 0;
    }

    private String next(int from) {
        for (int i = from; i < lines.size(); i++) if (!lines.get(i).isBlank()) return lines.get(i);
        return "";
    }

    private static boolean isQuoted(String line) {
        return QUOTED.matcher(line).matches() || INITIALS.matcher(line).matches();
    }
}
