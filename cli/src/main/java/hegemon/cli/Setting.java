package hegemon.cli;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What a host may set, by a flag, in the environment or in the settings file. */
enum Setting {
    PORT("8080"),
    DB(""),
    BASE(""),
    NAME("Hegemon"),
    THEME(""),
    REGISTRATION("open"),
    MAIL_HOST(""),
    MAIL_PORT("587"),
    MAIL_SECURITY("starttls"),
    MAIL_USER(""),
    MAIL_PASSWORD(""),
    MAIL_FROM(""),
    METRICS_TOKEN("");

    private final String standard;

    Setting(String standard) {
        this.standard = standard;
    }

    /** What holds if nobody says anything. */
    String standard() {
        return standard;
    }

    /** As it stands in the settings file, and behind {@code --}. */
    String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** As it stands in the environment. */
    String variable() {
        return "HEGEMON_" + name();
    }

    static Optional<Setting> of(String key) {
        return Arrays.stream(values()).filter(each -> each.key().equals(key)).findFirst();
    }
}
