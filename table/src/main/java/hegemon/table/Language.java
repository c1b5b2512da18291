package hegemon.table;

import java.util.Locale;

/** The languages of the house; every text exists in each of them. */
public enum Language {
    /** The English of Britain: the day comes before the month. */
    ENGLISH(Locale.UK),
    GERMAN(Locale.GERMAN),
    FRENCH(Locale.FRENCH);

    private final Locale locale;

    Language(Locale locale) {
        this.locale = locale;
    }

    public String code() {
        return locale.getLanguage();
    }

    public Locale locale() {
        return locale;
    }

    /** The language of this locale; English for any other. */
    public static Language of(Locale locale) {
        for (Language language : values())
            if (language.code().equals(locale.getLanguage())) return language;
        return ENGLISH;
    }
}
