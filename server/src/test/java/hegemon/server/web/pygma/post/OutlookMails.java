package hegemon.server.web.pygma.post;

import static hegemon.server.web.pygma.post.MailShapes.ANSWERED;
import static hegemon.server.web.pygma.post.MailShapes.LATIN;
import static hegemon.server.web.pygma.post.MailShapes.UTF_8;
import static hegemon.server.web.pygma.post.MailShapes.WINDOWS;
import static hegemon.server.web.pygma.post.MailShapes.alternative;
import static hegemon.server.web.pygma.post.MailShapes.base64;
import static hegemon.server.web.pygma.post.MailShapes.head;
import static hegemon.server.web.pygma.post.MailShapes.html;
import static hegemon.server.web.pygma.post.MailShapes.joined;
import static hegemon.server.web.pygma.post.MailShapes.mail;
import static hegemon.server.web.pygma.post.MailShapes.part;
import static hegemon.server.web.pygma.post.MailShapes.quotedPrintable;
import static hegemon.server.web.pygma.post.MailShapes.smart;

import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Mails as Microsoft's programs shape them. */
final class OutlookMails {
    private OutlookMails() {}

    static byte[] outlook(List<String> lines) {
        var said = new ArrayList<>(List.of("Hallo Spielleitung,", "", "hier mein Zug:"));
        lines.forEach(line -> said.add(smart(line)));
        said.addAll(
                List.of(
                        "Mit freundlichen Grüßen",
                        "Anna Müller",
                        "Leiterin Einkauf | Müller & Söhne GmbH",
                        "Diese E-Mail enthält vertrauliche Informationen. Wenn Sie nicht der"
                                + " richtige Adressat sind,",
                        "informieren Sie bitte sofort den Absender und vernichten Sie diese Mail.",
                        "",
                        "Von: Hegemon <games@example.net>",
                        "Gesendet: Montag, 12. Januar 2026 09:00",
                        "An: Anna",
                        "Betreff: Auswertung",
                        ""));
        said.addAll(ANSWERED);
        var plain = said.stream().collect(Collectors.joining("\n\n")) + "\n";
        var page =
                said.stream()
                        .map(
                                line ->
                                        "<p class=\"MsoNormal\"><span style='font-size:11.0pt'>"
                                                + (line.isEmpty() ? "&nbsp;" : html(line))
                                                + "<o:p></o:p></span></p>")
                        .collect(
                                Collectors.joining(
                                        "\n",
                                        "<html xmlns:o=\"urn:x\"><head><style>p.MsoNormal"
                                            + " {margin:0cm; color: #123456}</style></head><body"
                                            + " lang=DE>",
                                        "</body></html>"));
        return mail(
                head("multipart/alternative; boundary=\"=_b\"", "7bit")
                        + alternative(
                                part(
                                        "text/plain; charset=\"Windows-1252\"",
                                        "quoted-printable",
                                        quotedPrintable(plain, WINDOWS)),
                                part(
                                        "text/html; charset=\"Windows-1252\"",
                                        "quoted-printable",
                                        quotedPrintable(page, WINDOWS))),
                LATIN);
    }

    private static final Pattern MARCH =
            Pattern.compile(
                    "((?:KH|RH|FH|H) \\d+): ([\\d/ >]+?)(?: (\\d[\\d.]* [KRS]))?(?: ([ARV-]))?");

    /** The marches as rows of the paper sheet; the plain text has each cell in its own line. */
    static byte[] outlookTable(List<String> lines) {
        var page = new StringBuilder("<html><body><p>Hallo!</p>\n");
        var plain = new StringBuilder("Hallo!\n\n");
        for (String line : lines) {
            var march = MARCH.matcher(line);
            if (march.matches()) row(march, page, plain);
            else {
                page.append("<p>").append(html(line)).append("</p>\n");
                plain.append(line).append('\n');
            }
        }
        var html = page.append("<p>Gruß</p></body></html>").toString();
        return mail(
                head("multipart/alternative; boundary=\"=_b\"", "7bit")
                        + alternative(
                                part(
                                        "text/plain; charset=utf-8",
                                        "base64",
                                        base64(plain + "\n", UTF_8)),
                                part("text/html; charset=utf-8", "base64", base64(html, UTF_8))),
                UTF_8);
    }

    private static void row(Matcher march, StringBuilder page, StringBuilder plain) {
        page.append("<table border=1><tr><td>Heer</td><td>von</td><td>nach</td></tr>");
        page.append("<tr><td>").append(march.group(1)).append("</td>");
        plain.append(march.group(1)).append("\n\n");
        for (String place : march.group(2).split(" > ")) {
            page.append("<td><p>").append(place).append("</p></td>");
            plain.append(place).append("\n\n");
        }
        var strength = Objects.requireNonNullElse(march.group(3), "");
        var order = Objects.requireNonNullElse(march.group(4), "");
        page.append("<td>&nbsp;</td><td>").append(strength).append("</td><td>");
        page.append(order).append("</td></tr></table>\n");
    }

    static byte[] outlookExpress(List<String> lines) {
        return mail(
                head("multipart/mixed; boundary=\"=_b\"", "7bit")
                        + alternative(
                                part(
                                        "text/plain; charset=\"iso-8859-1\"",
                                        "quoted-printable",
                                        quotedPrintable(
                                                "Moin,\n\nmein Zug im Anhang.\n\nGruß\nAnna\n",
                                                LATIN)),
                                "Content-Disposition: attachment;"
                                        + " filename=\"=?iso-8859-1?Q?Z=FCge.TXT?=\"\n"
                                        + part(
                                                "application/octet-stream",
                                                "base64",
                                                Base64.getMimeEncoder()
                                                        .encodeToString(
                                                                joined(
                                                                                lines.stream()
                                                                                        .map(
                                                                                                line ->
                                                                                                        smart(
                                                                                                                        line)
                                                                                                                .replace(
                                                                                                                        " \u00e0"
                                                                                                                            + " ",
                                                                                                                        " > "))
                                                                                        .toList())
                                                                        .replace("\n", "\r\n")
                                                                        .getBytes(WINDOWS)))),
                LATIN);
    }
}
