package hegemon.server.accounts;

import hegemon.table.Refusal;

import java.lang.Character.UnicodeScript;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Which names people may have. A name begins with a letter, its letters are of one script, and
 * names that differ only in case, accents, blanks or signs count as the same: nobody passes for
 * somebody else.
 */
public final class NameRule {
    public static final int SHORTEST = 2;
    public static final int LONGEST = 24;

    private static final Set<String> RESERVED =
            Set.of(
                    "admin",
                    "administrator",
                    "moderator",
                    "hegemon",
                    "house",
                    "chance",
                    "spectator",
                    "machine",
                    "maschine",
                    "bot",
                    "system",
                    "root",
                    "support",
                    "persia",
                    "nobody",
                    "anonymous");

    private static final String PROGRAM = "BOT ";

    private NameRule() {}

    /** As it is shown: without blanks at the ends. */
    public static String tidy(String name) {
        return Normalizer.normalize(name, Normalizer.Form.NFC).strip();
    }

    /** What two names have in common that look alike. */
    public static String key(String name) {
        return Normalizer.normalize(name, Normalizer.Form.NFKD)
                .toLowerCase(Locale.ROOT)
                .replace("ß", "ss")
                .replaceAll("[^\\p{L}\\p{N}]", "");
    }

    /** What a program is called: everybody sees what it is. */
    static String ofProgram(String label) {
        var name = tidy(label);
        return name.toUpperCase(Locale.ROOT).startsWith(PROGRAM)
                ? PROGRAM + name.substring(PROGRAM.length())
                : PROGRAM + name;
    }

    static Optional<Refusal> refuseProgram(String name) {
        var own = tidy(name.substring(PROGRAM.length()));
        return own.isEmpty() ? refusal("server.people.refuse.name.letters") : refuseText(name);
    }

    public static Optional<Refusal> refuse(String name) {
        return name.toUpperCase(Locale.ROOT).startsWith(PROGRAM)
                ? refusal("server.people.refuse.name.reserved", name)
                : refuseText(name);
    }

    private static Optional<Refusal> refuseText(String name) {
        int length = name.codePointCount(0, name.length());
        if (length < SHORTEST || length > LONGEST)
            return refusal("server.people.refuse.name.length", SHORTEST, LONGEST, length);
        if (!name.matches("\\p{L}[\\p{L}\\p{M}\\p{N} ._'’-]*") || name.contains("  "))
            return refusal("server.people.refuse.name.letters");
        if (key(name).length() < SHORTEST || !isOfOneScript(name))
            return refusal("server.people.refuse.name.script");
        if (RESERVED.contains(key(name)) || key(name).startsWith("guest"))
            return refusal("server.people.refuse.name.reserved", name);
        return Optional.empty();
    }

    private static boolean isOfOneScript(String name) {
        return name.codePoints()
                        .filter(Character::isLetter)
                        .mapToObj(UnicodeScript::of)
                        .filter(script -> script != UnicodeScript.COMMON)
                        .distinct()
                        .count()
                == 1;
    }

    private static Optional<Refusal> refusal(String key, Object... args) {
        return Optional.of(Refusal.of("house", key, args));
    }
}
