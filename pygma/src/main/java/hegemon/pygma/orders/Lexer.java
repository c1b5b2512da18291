package hegemon.pygma.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Takes one line of a sheet apart. Every line has tokens, whatever stands in it. */
final class Lexer {
    private static final Pattern NUMBER = Pattern.compile("\\d+(?:[.]\\d+)*(?:,\\d{3}(?!\\d))*");
    private static final Pattern WORD = Pattern.compile("\\p{L}[\\p{L}\\p{M}\\p{N}-]*");
    private static final Pattern ARROW = Pattern.compile("->|=>|→");

    private final String line;
    private final List<Token> tokens = new ArrayList<>();
    private int at = 0;
    private Optional<String> comment = Optional.empty();

    /** The tokens of a line, the last of them {@link Token.Kind#END}, and its comment. */
    record Result(List<Token> tokens, Optional<String> comment) {}

    private Lexer(String line) {
        this.line = line;
    }

    static Result read(String line) {
        var lexer = new Lexer(line);
        lexer.run();
        return new Result(List.copyOf(lexer.tokens), lexer.comment);
    }

    private void run() {
        while (at < line.length() && comment.isEmpty()) next();
        int end = tokens.isEmpty() ? 1 : line.substring(0, at).stripTrailing().length() + 1;
        tokens.add(new Token(Token.Kind.END, "", end));
    }

    private void next() {
        char c = line.charAt(at);
        if (c == ';') comment = Optional.of(line.substring(at + 1).strip());
        else if (c == '\t') add(Token.Kind.SIGN, "\t", 1);
        else if (Character.isWhitespace(c) || Character.isSpaceChar(c) || c == '\uFEFF') at++;
        else if (isQuote(c)) string();
        else if (!match(ARROW, Token.Kind.SIGN, ">")
                && !match(NUMBER, Token.Kind.NUMBER)
                && !match(WORD, Token.Kind.WORD)) sign();
    }

    private void string() {
        var closers = closers(line.charAt(at));
        int start = at + 1;
        int end = start;
        while (end < line.length() && closers.indexOf(line.charAt(end)) < 0) end++;
        boolean closed = end < line.length();
        var text = line.substring(start, end);
        tokens.add(
                closed
                        ? new Token(Token.Kind.STRING, text, start)
                        : new Token(Token.Kind.OPEN_STRING, text.stripTrailing(), start));
        at = closed ? end + 1 : end;
    }

    private static boolean isQuote(char c) {
        return !closers(c).isEmpty();
    }

    /** What closes a text; mail programs turn plain quotation marks into others. */
    private static String closers(char opener) {
        return switch (opener) {
            case '"' -> "\"";
            case '„' -> "“”\"";
            case '“' -> "”\"";
            case '«' -> "»";
            case '»' -> "«";
            default -> "";
        };
    }

    private boolean match(Pattern pattern, Token.Kind kind) {
        var match = pattern.matcher(line).region(at, line.length());
        if (!match.lookingAt()) return false;
        add(kind, match.group(), match.end() - at);
        return true;
    }

    private boolean match(Pattern pattern, Token.Kind kind, String text) {
        var match = pattern.matcher(line).region(at, line.length());
        if (!match.lookingAt()) return false;
        add(kind, text, match.end() - at);
        return true;
    }

    private void sign() {
        int length = Character.charCount(line.codePointAt(at));
        var text = line.substring(at, at + length);
        add(Token.Kind.SIGN, "–—−".contains(text) ? "-" : text, length);
    }

    private void add(Token.Kind kind, String text, int length) {
        tokens.add(new Token(kind, text, at + 1));
        at += length;
    }
}
