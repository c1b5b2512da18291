package hegemon.server.web.pygma.post;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.stream.Collectors;

/** What mails are made of: heads, parts, encodings, line breaks, quotations. */
final class MailShapes {
    private MailShapes() {}

    static final Charset LATIN = StandardCharsets.ISO_8859_1;
    static final Charset WINDOWS = Charset.forName("windows-1252");
    static final Charset UTF_8 = StandardCharsets.UTF_8;

    /** What is answered, as the reader's program quotes it; none of it may count. */
    static final List<String> ANSWERED =
            List.of(
                    "Hallo Anna,",
                    "",
                    "; Zug für Dorl/02",
                    "REICH 9",
                    "KH 77: 1/1 > 1/2 A",
                    "HYGIENE 99999",
                    "ENDE");

    static String head(String type, String encoding) {
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

    static byte[] mail(String text, Charset charset) {
        return text.replace("\n", "\r\n").getBytes(charset);
    }

    static String joined(List<String> lines) {
        return String.join("\n", lines) + "\n";
    }

    /** Smart quotation marks, dashes and blanks, as a word processor makes them. */
    static String smart(String line) {
        return line.replaceAll("\"([^\"]*)\"", "„$1“")
                .replace(" -", " –")
                .replace(" > ", " \u00e0 ")
                .replaceAll("(?<=\\d) (?=[KRS]\\b)", "\u00a0")
                .replaceAll("\\b1/2\\b", "½")
                .replaceAll("\\b3/4\\b", "¾")
                .replaceAll("\\b1/4\\b", "¼");
    }

    static String html(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\u00a0", "&nbsp;");
    }

    static String quotedPrintable(String text, Charset charset) {
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

    static String base64(String text, Charset charset) {
        return Base64.getMimeEncoder(76, "\n".getBytes(UTF_8))
                        .encodeToString(text.getBytes(charset))
                + "\n";
    }

    /** Broken before a width, at a blank. */
    static List<String> broken(List<String> lines, int width, String end) {
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

    static String quoted(List<String> lines) {
        return lines.stream()
                        .map(line -> line.isEmpty() ? ">" : "> " + line)
                        .collect(Collectors.joining("\n"))
                + "\n";
    }

    static String alternative(String plain, String html) {
        return """
        --=_b
        %s
        --=_b
        %s
        --=_b--
        """
                .formatted(plain, html);
    }

    static String part(String type, String encoding, String content) {
        return "Content-Type: "
                + type
                + "\nContent-Transfer-Encoding: "
                + encoding
                + "\n\n"
                + content;
    }
}
