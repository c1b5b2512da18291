package hegemon.server.mail.in;

/** Text whose lines a mail program broke and marked, to be put together again (RFC 3676). */
final class Flowed {
    private final StringBuilder text = new StringBuilder();
    private int depth = -1;

    private Flowed() {}

    /**
     * @param deletes whether the blank at the end of a broken line is no part of the text
     */
    static String unfolded(String text, boolean deletes) {
        var flowed = new Flowed();
        text.lines().forEach(line -> flowed.line(line, deletes));
        return flowed.text.append('\n').toString();
    }

    private void line(String line, boolean deletes) {
        int quotes = 0;
        while (quotes < line.length() && line.charAt(quotes) == '>') quotes++;
        var rest = line.substring(quotes);
        if (rest.startsWith(" ")) rest = rest.substring(1); // stuffed
        if (depth == quotes) text.append(rest);
        else {
            if (!text.isEmpty()) text.append('\n');
            text.append(">".repeat(quotes)).append(quotes > 0 ? " " : "").append(rest);
        }
        boolean broken = rest.endsWith(" ") && !rest.equals("-- ");
        if (broken && deletes) text.setLength(text.length() - 1);
        depth = broken ? quotes : -1;
    }
}
