package hegemon.table;

import java.util.Locale;

/** The languages of the house; every text exists in each of them. */
public enum Language {
    ENGLISH("en"),
    GERMAN("de"),
    FRENCH("fr");

    private final String code;

    Language(String code) {
        this.code = code;
    }

    public String code() {
        return code;
    }

    public Locale locale() {
        return Locale.of(code);
    }

    /** The language of this locale; English for any other. */
    public static Language of(Locale locale) {
        for (Language language : values())
            if (language.code.equals(locale.getLanguage())) return language;
        return ENGLISH;
    }
}
