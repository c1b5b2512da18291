package hegemon.server.web.pygma.post;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * Mail programs: each makes a mail of the lines of a sheet, in the shape that it gives to mails.
 */
final class MailPrograms {
    private static final Charset LATIN = StandardCharsets.ISO_8859_1;
    private static final Charset WINDOWS = Charset.forName("windows-1252");
    private static final Charset UTF_8 = StandardCharsets.UTF_8;

    /** What is answered, as the reader's program quotes it; none of it may count. */
    private static final List<String> ANSWERED =
            List.of(
                    "Hallo Anna,",
                    "",
                    "; Zug für Dorl/02",
                    "REICH 9",
                    "KH 77: 1/1 > 1/2 A",
                    "HYGIENE 99999",
                    "ENDE");

    private MailPrograms() {}

    static Map<String, Function<List<String>, byte[]>> all() {
        var all = new LinkedHashMap<String, Function<List<String>, byte[]>>();
        all.put("Outlook", MailPrograms::outlook);
        all.put("Outlook with a table", MailPrograms::outlookTable);
        all.put("Outlook Express with a .txt", MailPrograms::outlookExpress);
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
        all.put("Word", lines -> document(lines, ".docx"));
        all.put("LibreOffice", lines -> document(lines, ".odt"));
        all.put("a gateway that encodes twice", MailPrograms::twice);
        return all;
    }

    private static String head(String type, String encoding) {
        return """
        Return-Path: <anna@example.org>
        Received: from mail.example.org by mx.example.net; Mon, 12 Jan 2026 10:00:00 +0100
        From: =?UTF-8?Q?Anna_M=C3=BCller?= <anna@example.org>
        To: games+6162-0123456789ab@example.net
        Subject: =?iso-8859-1?Q?AW=3A_Auswertung_f=FCr_Dorl?=
        Message-ID: <abc@example.org>
        MIME-Version: 1.0
        Content-Type: %s
        Content-Transfer-Encoding: %s

        """
                .formatted(type, encoding);
    }

    private static byte[] mail(String text, Charset charset) {
        return text.replace("\n", "\r\n").getBytes(charset);
    }

    private static String joined(List<String> lines) {
        return String.join("\n", lines) + "\n";
    }

    /** Smart quotation marks, dashes and blanks, as a word processor makes them. */
    private static String smart(String line) {
        return line.replaceAll("\"([^\"]*)\"", "„$1“")
                .replace(" -", " –")
                .replace(" > ", " \u00e0 ")
                .replaceAll("(?<=\\d) (?=[KRS]\\b)", "\u00a0")
                .replaceAll("\\b1/2\\b", "½")
                .replaceAll("\\b3/4\\b", "¾")
                .replaceAll("\\b1/4\\b", "¼");
    }

    private static String html(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\u00a0", "&nbsp;");
    }

    private static String quotedPrintable(String text, Charset charset) {
        var out = new StringBuilder();
        for (String line : text.split("\n", -1)) {
            int length = 0;
            for (byte each : line.getBytes(charset)) {
                boolean plain = each >= 32 && each < 127 && each != '=';
                var sign = plain ? String.valueOf((char) each) : "=%02X".formatted(each & 0xff);
                if (length + sign.length() > 72) {
                    out.append("=\n");
                    length = 0;
                }
                out.append(sign);
                length += sign.length();
            }
            out.append('\n');
        }
        return out.toString();
    }

    private static String base64(String text, Charset charset) {
        return Base64.getMimeEncoder(76, "\n".getBytes(UTF_8))
                        .encodeToString(text.getBytes(charset))
                + "\n";
    }

    /** Broken before a width, at a blank. */
    private static List<String> broken(List<String> lines, int width, String end) {
        var all = new ArrayList<String>();
        for (String line : lines) {
            var rest = line;
            while (rest.length() > width) {
                int at = rest.lastIndexOf(' ', width);
                if (at <= 0) break;
                all.add(rest.substring(0, at) + end);
                rest = rest.substring(at + 1);
            }
            all.add(rest);
        }
        return all;
    }

    private static String quoted(List<String> lines) {
        return lines.stream()
                        .map(line -> line.isEmpty() ? ">" : "> " + line)
                        .collect(Collectors.joining("\n"))
                + "\n";
    }

    private static String alternative(String plain, String html) {
        return """
        --=_b
        %s
        --=_b
        %s
        --=_b--
        """
                .formatted(plain, html);
    }

    private static String part(String type, String encoding, String content) {
        return "Content-Type: "
                + type
                + "\nContent-Transfer-Encoding: "
                + encoding
                + "\n\n"
                + content;
    }

    private static byte[] outlook(List<String> lines) {
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
    private static byte[] outlookTable(List<String> lines) {
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

    private static byte[] outlookExpress(List<String> lines) {
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
                        + lines.stream()
                                .map(MailPrograms::html)
                                .collect(Collectors.joining("<br>\n"))
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

    private static byte[] document(List<String> lines, String kind) {
        boolean word = kind.equals(".docx");
        var all = new ArrayList<>(List.of("Zugbogen"));
        lines.forEach(line -> all.add(smart(line)));
        var xml =
                all.stream()
                        .map(
                                line ->
                                        word
                                                ? "<w:p><w:r><w:t>"
                                                        + html(line).replace("&nbsp;", "\u00a0")
                                                        + "</w:t></w:r></w:p>"
                                                : "<text:p>"
                                                        + html(line).replace("&nbsp;", "\u00a0")
                                                        + "</text:p>")
                        .collect(
                                Collectors.joining(
                                        "",
                                        word
                                                ? "<w:document xmlns:w=\"w\"><w:body>"
                                                : "<o:d xmlns:o=\"o\" xmlns:text=\"t\">",
                                        word ? "</w:body></w:document>" : "</o:d>"));
        var file =
                Base64.getMimeEncoder()
                        .encodeToString(
                                zipped(
                                        word ? "word/document.xml" : "content.xml",
                                        xml.getBytes(UTF_8)));
        return mail(
                head("multipart/mixed; boundary=\"=_b\"", "7bit")
                        + alternative(
                                part("text/plain; charset=utf-8", "8bit", "Zug liegt bei.\n"),
                                "Content-Disposition: attachment; filename=\"Zug"
                                        + kind.toUpperCase(Locale.ROOT)
                                        + "\"\n"
                                        + part("application/octet-stream", "base64", file)),
                UTF_8);
    }

    static byte[] zipped(String name, byte[] content) {
        var out = new ByteArrayOutputStream();
        try (var zip = new ZipOutputStream(out)) {
            zip.putNextEntry(new ZipEntry("[Content_Types].xml"));
            zip.write("<x/>".getBytes(UTF_8));
            zip.putNextEntry(new ZipEntry(name));
            zip.write(content);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }
}
