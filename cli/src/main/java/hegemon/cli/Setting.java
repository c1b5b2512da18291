package hegemon.cli;

import hegemon.server.Limit;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What a host may set, by a flag, in the environment or in the settings file. */
enum Setting {
    PORT("8080", "N", "Port to listen on; 0 takes any free one (default: 8080)."),
    DB(""),
    BASE("", "URL", "The address that players see, e.g. https://games.example.org."),
    NAME("Hegemon", "TEXT", "What the house is called (default: Hegemon)."),
    THEME("", "NAME", "Style sheet themes/NAME.css in the data folder."),
    REGISTRATION(
            "open", "WHO", "Who may claim an account: open, invitation or closed (default: open)."),
    GUESTS(
            "on",
            "HOW",
            "What people without an account may do: on, play (and say nothing) or off (default:"
                    + " on)."),
    CHAT("on", "HOW", "on, or off where children play: nobody talks at any table (default: on)."),
    MAIL_HOST("", "HOST", "Mail server (SMTP). Without one no letters are sent."),
    MAIL_PORT("587", "N", "Port of the mail server (default: 587)."),
    MAIL_SECURITY("starttls", "HOW", "starttls, tls or none (default: starttls)."),
    MAIL_USER(
            "",
            "NAME",
            "User at the mail server. The password goes into HEGEMON_MAIL_PASSWORD or the settings"
                    + " file."),
    /** No flag: other users of the machine can read flags. */
    MAIL_PASSWORD(""),
    MAIL_FROM("", "ADDRESS", "The address that letters come from."),
    MAIL_IN(
            "",
            "URL",
            "Mailbox to play by mail: imaps://user@host:port/folder. The password goes into"
                    + " HEGEMON_MAIL_IN_PASSWORD or the settings file."),
    /** No flag: other users of the machine can read flags. */
    MAIL_IN_PASSWORD(""),
    MAIL_IN_ADDRESS("", "ADDRESS", "The address of that mailbox (default: that of mail-from)."),
    MAIL_IN_PLUS(
            "on",
            "HOW",
            "on if mail to name+word@host arrives at name@host, else off (default: on)."),
    MAIL_IN_TRUST(
            "",
            "HOST",
            "Receiving server whose Authentication-Results are believed, as it names itself."),
    /** No flag: other users of the machine can read flags. */
    METRICS_TOKEN(""),
    LOG("plain", "HOW", "plain, or json for one JSON object a line (default: plain)."),
    WEBHOOKS(
            "public",
            "REACH",
            "Where programs may be called: public, any (also the own network) or off (default:"
                    + " public)."),
    BIND("", "ADDRESS", "Address of this machine to listen on (default: all)."),
    TRUSTED_PROXIES(
            "127.0.0.0/8, ::1",
            "LIST",
            "Addresses of proxies whose X-Forwarded-… headers are believed (default: loopback)."),
    ACCOUNTS_PER_HOUR(Limit.ACCOUNTS_PER_HOUR, "New accounts from one address in an hour"),
    GUESTS_PER_HOUR(Limit.GUESTS_PER_HOUR, "New guests from one address in an hour"),
    TABLES_PER_HOUR(Limit.TABLES_PER_HOUR, "New tables of a member, or of an address' guests"),
    TABLES_PER_GUEST(Limit.TABLES_PER_GUEST, "Running tables of one guest"),
    TABLES_PER_MEMBER(Limit.TABLES_PER_MEMBER, "Running tables that one member has made"),
    SEATS_PER_GUEST(Limit.SEATS_PER_GUEST, "Seats (realms) at the running tables of one guest"),
    STREAMS(Limit.STREAMS, "Open live streams of the house"),
    STREAMS_PER_ADDRESS(Limit.STREAMS_PER_ADDRESS, "Open live streams of one address"),
    STREAMS_PER_PERSON(Limit.STREAMS_PER_PERSON, "Open live streams of one person"),
    REQUESTS_PER_KEY(Limit.REQUESTS_PER_KEY, "Requests a minute with one key of a program"),
    REQUESTS_AT_ONCE(Limit.REQUESTS_AT_ONCE, "Requests of one address answered at once"),
    CONNECTIONS_PER_ADDRESS(Limit.CONNECTIONS_PER_ADDRESS, "Open connections of one address"),
    REQUEST_SECONDS(Limit.REQUEST_SECONDS, "Seconds in which a request must arrive whole"),
    REMOVED_DAYS(Limit.REMOVED_DAYS, "Days that removed words are kept for the record");

    /** Variables that are read elsewhere. */
    private static final Set<String> OTHERS =
            Set.of("HEGEMON_DATA", "HEGEMON_JAVA_OPTIONS", "HEGEMON_JDK_BUILDS");

    private final String standard;
    private final String label;
    private final String flag;

    Setting(String standard) {
        this(standard, "", "");
    }

    Setting(Limit limit, String what) {
        this(String.valueOf(limit.standard()), "N", what + " (default: " + limit.standard() + ").");
    }

    Setting(String standard, String label, String flag) {
        this.standard = standard;
        this.label = label;
        this.flag = flag;
    }

    /** What its value is called in the help. */
    String label() {
        return label;
    }

    /** What the help says about its flag; empty: it has none of its own among those of a host. */
    String flag() {
        return flag;
    }

    /** Not to be shown: a password or a token, or the address of a database that may hold one. */
    boolean isSecret() {
        return this == DB || name().endsWith("PASSWORD") || name().endsWith("TOKEN");
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

    /** What looks like a setting of the environment and is none; it may be somebody else’s. */
    static List<String> unknown(Map<String, String> environment) {
        return environment.keySet().stream()
                .filter(each -> each.startsWith("HEGEMON_") && !OTHERS.contains(each))
                .filter(each -> of(key(each)).isEmpty())
                .sorted()
                .map(
                        each ->
                                "there is no setting "
                                        + each
                                        + "; it is passed over."
                                        + SettingsFile.nearest(key(each))
                                                .flatMap(Setting::of)
                                                .map(
                                                        known ->
                                                                " Did you mean "
                                                                        + known.variable()
                                                                        + "?")
                                                .orElse(""))
                .toList();
    }

    private static String key(String variable) {
        return variable.substring("HEGEMON_".length()).toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
