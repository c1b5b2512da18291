package hegemon.cli;

import picocli.CommandLine.Option;

import java.util.EnumMap;
import java.util.Map;

/**
 * The settings of a host as flags. There is none for the mail password and the token of the
 * figures: other users of the machine can read flags.
 */
final class HostOptions {
    private final Map<Setting, String> given = new EnumMap<>(Setting.class);

    Map<Setting, String> given() {
        return given;
    }

    @Option(
            names = "--port",
            paramLabel = "N",
            description = "Port to listen on; 0 takes any free one (default: 8080).")
    void port(String value) {
        given.put(Setting.PORT, value);
    }

    @Option(
            names = "--base",
            paramLabel = "URL",
            description = "The address that players see, e.g. https://games.example.org.")
    void base(String value) {
        given.put(Setting.BASE, value);
    }

    @Option(
            names = "--name",
            paramLabel = "TEXT",
            description = "What the house is called (default: Hegemon).")
    void name(String value) {
        given.put(Setting.NAME, value);
    }

    @Option(
            names = "--theme",
            paramLabel = "NAME",
            description = "Style sheet themes/NAME.css in the data folder.")
    void theme(String value) {
        given.put(Setting.THEME, value);
    }

    @Option(
            names = "--registration",
            paramLabel = "WHO",
            description = "Who may claim an account: open, invitation or closed (default: open).")
    void registration(String value) {
        given.put(Setting.REGISTRATION, value);
    }

    @Option(
            names = "--mail-host",
            paramLabel = "HOST",
            description = "Mail server (SMTP). Without one no letters are sent.")
    void mailHost(String value) {
        given.put(Setting.MAIL_HOST, value);
    }

    @Option(
            names = "--mail-port",
            paramLabel = "N",
            description = "Port of the mail server (default: 587).")
    void mailPort(String value) {
        given.put(Setting.MAIL_PORT, value);
    }

    @Option(
            names = "--mail-security",
            paramLabel = "HOW",
            description = "starttls, tls or none (default: starttls).")
    void mailSecurity(String value) {
        given.put(Setting.MAIL_SECURITY, value);
    }

    @Option(
            names = "--mail-user",
            paramLabel = "NAME",
            description =
                    "User at the mail server. The password goes into HEGEMON_MAIL_PASSWORD or the"
                            + " settings file.")
    void mailUser(String value) {
        given.put(Setting.MAIL_USER, value);
    }

    @Option(
            names = "--mail-from",
            paramLabel = "ADDRESS",
            description = "The address that letters come from.")
    void mailFrom(String value) {
        given.put(Setting.MAIL_FROM, value);
    }
}
