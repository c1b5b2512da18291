package hegemon.server.mail.in;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Bytes as text. What a mail says about its encoding is a hint: many are wrong. */
final class Decoding {
    private static final Charset WINDOWS = Charset.forName("windows-1252");
    private static final Pattern TWICE =
            Pattern.compile("[ÂÃ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]");

    /** In UTF-7: letters of Base64 behind a plus, up to a minus or another sign. */
    private static final Pattern SHIFTED = Pattern.compile("\\+([A-Za-z0-9+/]*)-?");

    private Decoding() {}

    static String text(byte[] bytes, Optional<String> declared) {
        return repaired(decoded(bytes, declared));
    }

    private static String decoded(byte[] bytes, Optional<String> declared) {
        if (begins(bytes, 0xef, 0xbb, 0xbf))
            return new String(bytes, 3, bytes.length - 3, StandardCharsets.UTF_8);
        if (begins(bytes, 0xff, 0xfe)) return new String(bytes, StandardCharsets.UTF_16);
        if (begins(bytes, 0xfe, 0xff)) return new String(bytes, StandardCharsets.UTF_16);
        if (declared.filter(name -> name.strip().equalsIgnoreCase("utf-7")).isPresent())
            return utf7(new String(bytes, StandardCharsets.US_ASCII));
        var charset = declared.flatMap(Decoding::charset);
        if (charset.filter(each -> !isEasilyWrong(each)).isPresent())
            return new String(bytes, charset.get());
        return strict(bytes, StandardCharsets.UTF_8).orElseGet(() -> new String(bytes, WINDOWS));
    }

    /** What programs say without looking: what is valid UTF-8 is no other of these. */
    private static boolean isEasilyWrong(Charset charset) {
        return charset.equals(StandardCharsets.UTF_8)
                || charset.equals(StandardCharsets.US_ASCII)
                || charset.equals(StandardCharsets.ISO_8859_1)
                || charset.equals(WINDOWS);
    }

    /** RFC 2152, of which Java knows nothing; what is broken stays as it stands. */
    private static String utf7(String text) {
        return SHIFTED.matcher(text)
                .replaceAll(
                        found -> {
                            var letters = found.group(1);
                            if (letters.isEmpty()) return "+";
                            if (letters.length() % 4 == 1)
                                return Matcher.quoteReplacement(found.group());
                            var bytes = Base64.getDecoder().decode(letters);
                            int whole = bytes.length - bytes.length % 2;
                            return Matcher.quoteReplacement(
                                    new String(bytes, 0, whole, StandardCharsets.UTF_16BE));
                        });
    }

    private static boolean begins(byte[] bytes, int... mark) {
        if (bytes.length < mark.length) return false;
        for (int i = 0; i < mark.length; i++) if ((bytes[i] & 0xff) != mark[i]) return false;
        return true;
    }

    private static Optional<Charset> charset(String name) {
        try {
            return Optional.of(Charset.forName(name.strip().replace("\"", "")));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private static Optional<String> strict(byte[] bytes, Charset charset) {
        try {
            return Optional.of(charset.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
        } catch (CharacterCodingException e) {
            return Optional.empty();
        }
    }

    /** UTF-8 that was read as Latin-1 on its way, and encoded once more. */
    private static String repaired(String text) {
        if (!TWICE.matcher(text).find()) return text;
        return text.lines().map(Decoding::repairedLine).collect(Collectors.joining("\n", "", "\n"));
    }

    private static String repairedLine(String line) {
        if (!TWICE.matcher(line).find()) return line;
        return again(line, StandardCharsets.ISO_8859_1).or(() -> again(line, WINDOWS)).orElse(line);
    }

    private static Optional<String> again(String line, Charset mistaken) {
        try {
            var bytes = mistaken.newEncoder().encode(CharBuffer.wrap(line));
            return Optional.of(StandardCharsets.UTF_8.newDecoder().decode(bytes).toString());
        } catch (CharacterCodingException e) {
            return Optional.empty();
        }
    }
}
