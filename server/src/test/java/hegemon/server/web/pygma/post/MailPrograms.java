package hegemon.server.web.pygma.post;

import static hegemon.server.web.pygma.post.MailShapes.ANSWERED;
import static hegemon.server.web.pygma.post.MailShapes.LATIN;
import static hegemon.server.web.pygma.post.MailShapes.UTF_8;
import static hegemon.server.web.pygma.post.MailShapes.WINDOWS;
import static hegemon.server.web.pygma.post.MailShapes.alternative;
import static hegemon.server.web.pygma.post.MailShapes.base64;
import static hegemon.server.web.pygma.post.MailShapes.broken;
import static hegemon.server.web.pygma.post.MailShapes.head;
import static hegemon.server.web.pygma.post.MailShapes.html;
import static hegemon.server.web.pygma.post.MailShapes.joined;
import static hegemon.server.web.pygma.post.MailShapes.mail;
import static hegemon.server.web.pygma.post.MailShapes.part;
import static hegemon.server.web.pygma.post.MailShapes.quoted;
import static hegemon.server.web.pygma.post.MailShapes.quotedPrintable;

import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Mail programs: each makes a mail of the lines of a sheet, in the shape that it gives to mails.
 */
final class MailPrograms {
    private MailPrograms() {}

    static Map<String, Function<List<String>, byte[]>> all() {
        var all = new LinkedHashMap<String, Function<List<String>, byte[]>>();
        all.put("Outlook", OutlookMails::outlook);
        all.put("Outlook with a table", OutlookMails::outlookTable);
        all.put("Outlook Express with a .txt", OutlookMails::outlookExpress);
        all.put("Apple Mail", MailPrograms::appleMail);
        all.put("Mail on a phone", MailPrograms::phone);
        all.put("Gmail", MailPrograms::gmail);
        all.put("Thunderbird", MailPrograms::thunderbird);
        all.put("Thunderbird, wrapped", MailPrograms::wrapped);
        all.put("mutt", MailPrograms::mutt);
        all.put("K-9", MailPrograms::k9);
        all.put("web.de", MailPrograms::webDe);
        all.put("GMX", MailPrograms::gmx);
        all.put("a terminal without umlauts", MailPrograms::ascii);
        all.put("a Mac with decomposed umlauts", MailPrograms::decomposed);
        all.put("Word", lines -> DocumentMails.document(lines, ".docx"));
        all.put("LibreOffice", lines -> DocumentMails.document(lines, ".odt"));
        all.put("a gateway that encodes twice", MailPrograms::twice);
        return all;
    }

    private static byte[] appleMail(List<String> lines) {
        var text =
                joined(
                        lines.stream()
                                .map(
                                        line ->
                                                line.replaceAll("\"([^\"]*)\"", "„$1“")
                                                        .replace(" > ", " \u2192 "))
                                .toList());
        return mail(
                head("text/plain;\n charset=utf-8;\n delsp=yes", "quoted-printable")
                        + quotedPrintable(
                                "Liebe Leute,\n\n"
                                        + text
                                        + "\n"
                                        + "Viele Grüße\n"
                                        + "Anna\n\n"
                                        + "> Am 12.01.2026 um 09:00 schrieb Hegemon"
                                        + " <games@example.net>:\n"
                                        + "> \n"
                                        + quoted(ANSWERED),
                                UTF_8),
                UTF_8);
    }

    private static byte[] phone(List<String> lines) {
        return mail(
                head("text/plain; charset=utf-8", "quoted-printable")
                        + quotedPrintable(
                                joined(lines)
                                        + "\n"
                                        + "Von meinem iPhone gesendet\n\n"
                                        + "Am 12.01.2026 um 09:00 schrieb Hegemon"
                                        + " <games@example.net>:\n\n"
                                        + quoted(ANSWERED),
                                UTF_8),
                UTF_8);
    }

    private static byte[] gmail(List<String> lines) {
        var plain =
                joined(broken(lines, 76, ""))
                        + "\n"
                        + "*Anna*\n\n"
                        + "Am Mo., 12. Jan. 2026 um 09:00 Uhr schrieb Hegemon <\n"
                        + "games+6162-0123456789ab@example.net>:\n\n"
                        + quoted(ANSWERED);
        var page =
                "<div dir=\"ltr\">"
                        + lines.stream()
                                .map(line -> "<div>" + html(line) + "</div>")
                                .collect(Collectors.joining())
                        + "<br></div><br><div class=\"gmail_quote\"><div dir=\"ltr\""
                        + " class=\"gmail_attr\">Am Mo., 12. Jan. 2026 um 09:00 Uhr schrieb Hegemon"
                        + " &lt;<a href=\"mailto:g\">g</a>&gt;:<br></div><blockquote"
                        + " class=\"gmail_quote\">"
                        + html(joined(ANSWERED)).replace("\n", "<br>")
                        + "</blockquote></div>";
        return mail(
                head("multipart/alternative; boundary=\"=_b\"", "7bit")
                        + alternative(
                                part(
                                        "text/plain; charset=\"UTF-8\"",
                                        "base64",
                                        base64(plain, UTF_8)),
                                part(
                                        "text/html; charset=\"UTF-8\"",
                                        "quoted-printable",
                                        quotedPrintable(page, UTF_8))),
                UTF_8);
    }

    private static byte[] thunderbird(List<String> lines) {
        var flowed =
                broken(lines, 70, " ").stream()
                        .map(
                                line ->
                                        line.startsWith(">") || line.startsWith(" ")
                                                ? " " + line
                                                : line)
                        .toList();
        return mail(
                head("text/plain; charset=UTF-8; format=flowed", "8bit")
                        + "Am 12.01.26 um 09:00 schrieb Hegemon:\n"
                        + quoted(ANSWERED)
                        + "\nHallo,\n\n"
                        + joined(flowed)
                        + "\n-- \nAnna Müller\nKH 99: 1/1 A\n",
                UTF_8);
    }

    /** Says Latin-1 and writes what Windows has more; breaks hard at 72. */
    private static byte[] wrapped(List<String> lines) {
        var text =
                joined(
                        broken(
                                lines.stream()
                                        .map(line -> line.replaceAll("\"([^\"]*)\"", "„$1“"))
                                        .toList(),
                                72,
                                ""));
        return mail(
                head("text/plain; charset=ISO-8859-1", "8bit")
                        + "Hallo – hier der Zug …\n\n"
                        + text
                        + "\nGruß, Anna\n\n-----Ursprüngliche Nachricht-----\nVon: Hegemon\n"
                        + joined(ANSWERED),
                WINDOWS);
    }

    private static byte[] mutt(List<String> lines) {
        return mail(
                head("text/plain; charset=iso-8859-1", "8bit")
                        + "On Mon, Jan 12, 2026 at 09:00:00AM +0100, Hegemon wrote:\n"
                        + quoted(ANSWERED.subList(0, 4))
                        + "\n"
                        + joined(broken(lines, 72, ""))
                        + "\n"
                        + quoted(ANSWERED.subList(4, 7))
                        + "\n-- \nAnna\n",
                LATIN);
    }

    private static byte[] k9(List<String> lines) {
        return mail(
                head("text/plain; charset=utf-8", "quoted-printable")
                        + quotedPrintable(
                                "Hi,\n"
                                        + lines.stream()
                                                .map(line -> "- " + line)
                                                .collect(Collectors.joining("\n"))
                                        + "\n"
                                        + "-- \n"
                                        + "Diese Nachricht wurde von meinem Android-Gerät mit K-9"
                                        + " Mail gesendet.",
                                UTF_8),
                UTF_8);
    }

    private static byte[] webDe(List<String> lines) {
        var page =
                "<html><head></head><body><div style=\"font-family: Verdana\"><div>Hallo,</div>\n"
                        + "<div>&nbsp;</div>\n"
                        + lines.stream()
                                .map(
                                        line ->
                                                "<div>"
                                                        + html(line)
                                                                .replace("ü", "&uuml;")
                                                                .replace("Ü", "&#220;")
                                                        + "</div>")
                                .collect(Collectors.joining("\n"))
                        + "<div>&nbsp;<div style=\"margin:"
                        + " 10px\"><div><b>Gesendet:</b>&nbsp;Montag, 12. Januar"
                        + " 2026<br/><b>Von:</b>&nbsp;Hegemon<br/><b>An:</b> Anna</div><div"
                        + " name=\"quoted-content\">"
                        + html(joined(ANSWERED)).replace("\n", "<br/>")
                        + "</div></div></div></div></body></html>";
        return mail(head("text/html; charset=UTF-8", "base64") + base64(page, UTF_8), UTF_8);
    }

    private static byte[] gmx(List<String> lines) {
        var page =
                "<html><body><div>"
                        + lines.stream().map(MailShapes::html).collect(Collectors.joining("<br>\n"))
                        + "<br><br>-- <br>Diese Nachricht wurde von meinem Mobiltelefon mit GMX"
                        + " Mail gesendet.</div></body></html>";
        return mail(
                head("multipart/alternative; boundary=\"=_b\"", "7bit")
                        + alternative(
                                part("text/plain; charset=UTF-8", "quoted-printable", ""),
                                part(
                                        "text/html; charset=UTF-8",
                                        "quoted-printable",
                                        quotedPrintable(page, UTF_8))),
                UTF_8);
    }

    private static byte[] ascii(List<String> lines) {
        var text =
                joined(lines)
                        .replace("ä", "ae")
                        .replace("ö", "oe")
                        .replace("ü", "ue")
                        .replace("Ä", "AE")
                        .replace("Ö", "OE")
                        .replace("Ü", "UE")
                        .replace("ß", "ss");
        return mail(
                head("text/plain", "7bit") + "Hallo,\n\n" + text + "\nGruss\n",
                StandardCharsets.US_ASCII);
    }

    private static byte[] decomposed(List<String> lines) {
        return mail(
                head("text/plain", "8bit")
                        + "Hallo,\n\n"
                        + Normalizer.normalize(joined(lines), Normalizer.Form.NFD)
                        + "\nGrüße\n",
                UTF_8);
    }

    private static byte[] twice(List<String> lines) {
        var once = new String(joined(lines).getBytes(UTF_8), LATIN);
        return mail(head("text/plain; charset=utf-8", "8bit") + "Hallo,\n\n" + once, UTF_8);
    }
}
