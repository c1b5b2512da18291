package hegemon.server.mail.in;

import java.util.Map;

/** The names that HTML has for signs, as far as letters use them. */
final class Entities {
    private static final int LONGEST = 10;

    private static final Map<String, String> NAMED =
            Map.ofEntries(
                    Map.entry("amp", "&"),
                    Map.entry("lt", "<"),
                    Map.entry("gt", ">"),
                    Map.entry("quot", "\""),
                    Map.entry("apos", "'"),
                    Map.entry("nbsp", "\u00a0"),
                    Map.entry("auml", "ä"),
                    Map.entry("ouml", "ö"),
                    Map.entry("uuml", "ü"),
                    Map.entry("Auml", "Ä"),
                    Map.entry("Ouml", "Ö"),
                    Map.entry("Uuml", "Ü"),
                    Map.entry("szlig", "ß"),
                    Map.entry("eacute", "é"),
                    Map.entry("egrave", "è"),
                    Map.entry("ecirc", "ê"),
                    Map.entry("agrave", "à"),
                    Map.entry("acirc", "â"),
                    Map.entry("ccedil", "ç"),
                    Map.entry("Eacute", "É"),
                    Map.entry("Agrave", "À"),
                    Map.entry("ndash", "–"),
                    Map.entry("mdash", "—"),
                    Map.entry("minus", "−"),
                    Map.entry("hellip", "…"),
                    Map.entry("rarr", "→"),
                    Map.entry("rArr", "⇒"),
                    Map.entry("laquo", "«"),
                    Map.entry("raquo", "»"),
                    Map.entry("bdquo", "„"),
                    Map.entry("ldquo", "“"),
                    Map.entry("rdquo", "”"),
                    Map.entry("lsquo", "‘"),
                    Map.entry("rsquo", "’"),
                    Map.entry("sbquo", "‚"),
                    Map.entry("frac12", "½"),
                    Map.entry("frac14", "¼"),
                    Map.entry("frac34", "¾"),
                    Map.entry("shy", "\u00ad"),
                    Map.entry("zwnj", "\u200c"),
                    Map.entry("thinsp", "\u2009"),
                    Map.entry("ensp", "\u2002"),
                    Map.entry("emsp", "\u2003"),
                    Map.entry("bull", "•"),
                    Map.entry("middot", "·"));

    private Entities() {}

    /** The text with all names replaced that are known. */
    static String replaced(String text) {
        if (text.indexOf('&') < 0) return text;
        var plain = new StringBuilder(text.length());
        int at = 0;
        while (at < text.length()) {
            int end = text.charAt(at) == '&' ? end(text, at + 1) : -1;
            var sign = end < 0 ? "" : sign(text.substring(at + 1, end));
            plain.append(sign.isEmpty() ? String.valueOf(text.charAt(at)) : sign);
            at = sign.isEmpty() ? at + 1 : end + 1;
        }
        return plain.toString();
    }

    private static int end(String text, int from) {
        int end = text.indexOf(';', from);
        return end < 0 || end - from > LONGEST ? -1 : end;
    }

    private static String sign(String name) {
        if (!name.startsWith("#")) return NAMED.getOrDefault(name, "");
        boolean hexadecimal = name.startsWith("#x") || name.startsWith("#X");
        try {
            int point =
                    hexadecimal
                            ? Integer.parseInt(name, 2, name.length(), 16)
                            : Integer.parseInt(name, 1, name.length(), 10);
            return Character.isValidCodePoint(point) && point > 0 ? Character.toString(point) : "";
        } catch (NumberFormatException e) {
            return "";
        }
    }
}
