package hegemon.server.web.pygma.post;

import static hegemon.server.web.pygma.post.MailShapes.UTF_8;
import static hegemon.server.web.pygma.post.MailShapes.alternative;
import static hegemon.server.web.pygma.post.MailShapes.head;
import static hegemon.server.web.pygma.post.MailShapes.html;
import static hegemon.server.web.pygma.post.MailShapes.mail;
import static hegemon.server.web.pygma.post.MailShapes.part;
import static hegemon.server.web.pygma.post.MailShapes.smart;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Mails with the sheet in a document of a word processor. */
final class DocumentMails {
    private DocumentMails() {}

    static byte[] document(List<String> lines, String kind) {
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
