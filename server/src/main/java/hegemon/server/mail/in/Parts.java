package hegemon.server.mail.in;

import jakarta.mail.MessagingException;
import jakarta.mail.Multipart;
import jakarta.mail.Part;
import jakarta.mail.internet.ContentType;
import jakarta.mail.internet.MimePart;
import jakarta.mail.internet.MimeUtility;
import jakarta.mail.internet.ParseException;

import java.io.IOException;
import java.io.InputStream;
import java.io.UnsupportedEncodingException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Goes through the parts of a mail, as far as anybody writes letters, and no further. */
final class Parts {
    private static final int MOST = 60;
    private static final int DEEPEST = 12;

    /** Of one part, decoded. */
    private static final int MOST_BYTES = 3_000_000;

    /** Of one text. */
    private static final int MOST_CHARACTERS = 400_000;

    private final StringBuilder body = new StringBuilder();
    private final List<String> attached = new ArrayList<>();
    private final List<String> unread = new ArrayList<>();
    private String report = "";
    private String returned = "";
    private int seen = 0;

    /** Whether something in the last page was struck out. */
    private boolean struck = false;

    static Parts of(MimePart mail) {
        var parts = new Parts();
        parts.walk(mail, 0);
        return parts;
    }

    /** What is written in the mail, then each attached text. */
    List<String> texts() {
        var texts = new ArrayList<String>();
        texts.add(body.toString());
        texts.addAll(attached);
        return texts;
    }

    List<String> unread() {
        return unread;
    }

    /** What a server says about a letter that did not arrive; empty if it is no such mail. */
    String report() {
        return report;
    }

    /** The headings of that letter. */
    String returned() {
        return returned;
    }

    private void walk(Part part, int depth) {
        if (seen++ >= MOST || depth > DEEPEST) return;
        var type = type(part);
        var name = name(part);
        if (type.startsWith("multipart/")) parts(part, type, depth);
        else if (type.equals("message/delivery-status")) report = text(part, type);
        else if (type.equals("message/rfc822") || type.equals("text/rfc822-headers"))
            returned = text(part, "text/plain");
        else if (isDocument(type, name)) document(part, name);
        else if (type.startsWith("text/") && name.isEmpty())
            body.append(text(part, type)).append('\n');
        else if (isText(type, name)) attached.add(text(part, type));
        else if (!type.startsWith("image/") || !name.isEmpty())
            unread.add(name.isEmpty() ? type : name);
    }

    private void parts(Part part, String type, int depth) {
        List<Part> children;
        try {
            if (!(part.getContent() instanceof Multipart several))
                throw new MessagingException("no parts");
            children = new ArrayList<>();
            for (int i = 0; i < Math.min(several.getCount(), MOST); i++)
                children.add(several.getBodyPart(i));
        } catch (MessagingException | IOException | RuntimeException e) {
            body.append(text(part, "text/plain")); // it says that it has parts, and has none
            return;
        }
        if (type.equals("multipart/alternative")) alternative(children, depth);
        else children.forEach(child -> walk(child, depth + 1));
    }

    /** The same said in several ways: as plain text, unless only the page has table or strokes. */
    private void alternative(List<Part> ways, int depth) {
        var plain = ways.stream().filter(way -> type(way).equals("text/plain")).findFirst();
        var page =
                ways.stream()
                        .filter(way -> !type(way).equals("text/plain") && isPage(way))
                        .findFirst();
        var others =
                ways.stream()
                        .filter(way -> !type(way).startsWith("text/") && !isPage(way))
                        .toList();
        seen += ways.size();
        var text = plain.map(way -> text(way, "text/plain")).orElse("");
        boolean rows =
                text.lines()
                        .anyMatch(
                                line ->
                                        line.startsWith("|")
                                                || line.chars().filter(c -> c == '\t').count() > 1);
        int before = body.length();
        struck = false;
        page.ifPresent(it -> walk(it, depth + 1));
        boolean table = body.substring(before).lines().anyMatch(line -> line.startsWith("| "));
        if (!text.isBlank() && !struck && (rows || !table)) {
            body.setLength(before);
            body.append(text).append('\n');
        }
        others.forEach(other -> walk(other, depth + 1));
    }

    private static boolean isPage(Part part) {
        var type = type(part);
        return type.equals("text/html") || type.equals("multipart/related");
    }

    private static boolean isDocument(String type, String name) {
        return name.endsWith(".docx")
                || name.endsWith(".odt")
                || type.contains("wordprocessingml")
                || type.contains("opendocument.text");
    }

    private static boolean isText(String type, String name) {
        return type.equals("text/plain") || type.equals("text/html") || name.endsWith(".txt");
    }

    private void document(Part part, String name) {
        OfficeText.of(bytes(part)).ifPresentOrElse(attached::add, () -> unread.add(name));
    }

    private String text(Part part, String type) {
        var given = contentType(part);
        var declared = given.map(each -> each.getParameter("charset"));
        var text = Decoding.text(bytes(part), declared);
        if (text.length() > MOST_CHARACTERS) text = text.substring(0, MOST_CHARACTERS);
        if (type.equals("text/html")) {
            var read = HtmlText.of(text);
            struck |= read.struck();
            return read.text();
        }
        boolean flowed =
                given.map(each -> each.getParameter("format"))
                        .filter("flowed"::equalsIgnoreCase)
                        .isPresent();
        boolean deletes =
                given.map(each -> each.getParameter("delsp"))
                        .filter("yes"::equalsIgnoreCase)
                        .isPresent();
        return flowed ? Flowed.unfolded(text, deletes) : text;
    }

    /** As much as can be decoded: what comes before a broken place is read. */
    private static byte[] bytes(Part part) {
        try (InputStream in = part.getInputStream()) {
            return read(in);
        } catch (MessagingException | IOException | RuntimeException e) {
            return new byte[0];
        }
    }

    private static byte[] read(InputStream in) {
        var out = new java.io.ByteArrayOutputStream();
        var buffer = new byte[8_192];
        try {
            int count = in.read(buffer);
            while (count > 0 && out.size() < MOST_BYTES) {
                out.write(buffer, 0, count);
                count = in.read(buffer);
            }
        } catch (IOException | RuntimeException e) {
            return out.toByteArray();
        }
        return out.toByteArray();
    }

    private static Optional<ContentType> contentType(Part part) {
        try {
            var type = part.getContentType();
            return type == null ? Optional.empty() : Optional.of(new ContentType(type));
        } catch (ParseException e) {
            return Optional.empty();
        } catch (MessagingException e) {
            return Optional.empty();
        }
    }

    private static String type(Part part) {
        return contentType(part)
                .map(
                        each ->
                                (each.getPrimaryType() + "/" + each.getSubType())
                                        .toLowerCase(Locale.ROOT))
                .orElse("text/plain");
    }

    private static String name(Part part) {
        try {
            var name = part.getFileName();
            return name == null ? "" : MimeUtility.decodeText(name).toLowerCase(Locale.ROOT);
        } catch (MessagingException | UnsupportedEncodingException | RuntimeException e) {
            return "";
        }
    }
}
