package hegemon.cli;

import hegemon.server.HostSettings;
import hegemon.server.Limit;
import hegemon.server.Limits;
import hegemon.server.ServerSettings;
import hegemon.server.accounts.GuestsMay;
import hegemon.server.accounts.Registration;
import hegemon.server.mail.Smtp;
import hegemon.server.push.Hooks;

import org.apache.catalina.util.NetMask;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a host has set: by a flag, else in the environment, else in the file, else the standard. */
final class Settings {
    private enum Chat {
        ON,
        OFF
    }

    private enum LogShape {
        PLAIN,
        JSON
    }

    private final Map<Setting, String> values = new EnumMap<>(Setting.class);
    private final Map<Setting, String> origins = new EnumMap<>(Setting.class);
    private final List<String> unread = new ArrayList<>();
    private final Path data;

    private Settings(Path data) {
        this.data = data;
    }

    /** A file that cannot be understood ends the command: a typo must not pass for a setting. */
    static Settings of(Path data, Map<Setting, String> flags, Map<String, String> environment) {
        var settings = looked(data, flags, environment);
        complain(settings.unread);
        return settings;
    }

    /** The same with whatever could be read; {@link #mistakes} says what could not. */
    static Settings looked(Path data, Map<Setting, String> flags, Map<String, String> environment) {
        var settings = new Settings(data);
        settings.set("file", SettingsFile.read(data.resolve(SettingsFile.NAME), settings.unread));
        for (Setting setting : Setting.values())
            Optional.ofNullable(environment.get(setting.variable()))
                    .filter(value -> !value.isBlank())
                    .ifPresent(value -> settings.set("environment", Map.of(setting, value)));
        settings.set("flag", flags);
        return settings;
    }

    private void set(String origin, Map<Setting, String> given) {
        values.putAll(given);
        given.keySet().forEach(setting -> origins.put(setting, origin));
    }

    /** Each setting as administrators may read it in the browser. */
    List<ServerSettings.Stated> stated() {
        return Arrays.stream(Setting.values())
                .map(
                        each ->
                                new ServerSettings.Stated(
                                        each.key(),
                                        each.isSecret() && !value(each).isEmpty()
                                                ? "•••"
                                                : value(each),
                                        origins.getOrDefault(each, "standard")))
                .toList();
    }

    String value(Setting setting) {
        return values.getOrDefault(setting, setting.standard());
    }

    int port(Setting setting) {
        try {
            int port = Integer.parseInt(value(setting));
            if (port >= 0 && port <= 65_535) return port;
        } catch (NumberFormatException e) {
            // Said below.
        }
        throw wrong(setting, "a port is a number from 0 to 65535");
    }

    /** All that is wrong, at once: whoever mends it wants to start again once. */
    List<String> mistakes() {
        var all = new ArrayList<>(unread);
        var parts =
                Stream.<Runnable>of(
                        () -> port(Setting.PORT),
                        this::base,
                        () -> choice(Setting.REGISTRATION, Registration.class),
                        this::name,
                        this::theme,
                        () -> choice(Setting.CHAT, Chat.class),
                        () -> choice(Setting.GUESTS, GuestsMay.class),
                        () -> port(Setting.MAIL_PORT),
                        () -> choice(Setting.MAIL_SECURITY, Smtp.Security.class),
                        this::mail,
                        () -> MailSettings.mailIn(this),
                        this::log,
                        this::bind,
                        () -> choice(Setting.WEBHOOKS, Hooks.Reach.class),
                        this::proxies);
        var limits = Arrays.stream(Limit.values()).<Runnable>map(each -> () -> limit(each));
        Stream.concat(parts, limits).forEach(each -> mistake(each).ifPresent(all::add));
        return all.stream().distinct().toList();
    }

    private static Optional<String> mistake(Runnable part) {
        try {
            part.run();
            return Optional.empty();
        } catch (Complaint e) {
            return Optional.of(e.sentence());
        }
    }

    private static void complain(List<String> mistakes) {
        if (!mistakes.isEmpty()) throw Complaint.usage(String.join("\n", mistakes));
    }

    HostSettings host() {
        complain(mistakes());
        return new HostSettings(
                base(),
                mail(),
                choice(Setting.REGISTRATION, Registration.class),
                name(),
                theme(),
                choice(Setting.CHAT, Chat.class) == Chat.ON,
                Optional.of(value(Setting.METRICS_TOKEN)).filter(token -> !token.isEmpty()),
                limits(),
                proxies(),
                MailSettings.mailIn(this),
                choice(Setting.WEBHOOKS, Hooks.Reach.class),
                bind(),
                choice(Setting.GUESTS, GuestsMay.class));
    }

    /** A number, so that no name server decides where the house listens. */
    private Optional<String> bind() {
        var text = value(Setting.BIND);
        if (text.isEmpty()) return Optional.empty();
        if (!isNetwork(text) || text.contains("/"))
            throw wrong(Setting.BIND, "this is an address of this machine, such as 127.0.0.1");
        return Optional.of(text);
    }

    private Limits limits() {
        var limits = Limits.DEFAULTS;
        for (Limit limit : Limit.values()) limits = limits.with(limit, limit(limit));
        return limits;
    }

    private int limit(Limit limit) {
        var setting = Setting.valueOf(limit.name());
        var text = value(setting);
        if (!text.matches("[0-9]{1,7}"))
            throw wrong(setting, "a limit is a number from 0 to 9999999");
        return Integer.parseInt(text);
    }

    private List<String> proxies() {
        var named = List.of(value(Setting.TRUSTED_PROXIES).split("[,\\s]+"));
        for (String each : named)
            if (!each.isEmpty() && !isNetwork(each))
                throw wrong(
                        Setting.TRUSTED_PROXIES,
                        "these are addresses or networks, such as 10.0.0.5, 192.168.0.0/16");
        return named.stream().filter(each -> !each.isEmpty()).toList();
    }

    private static boolean isNetwork(String text) {
        try {
            new NetMask(text);
            return text.matches("[0-9a-fA-F.:]+(/[0-9]+)?");
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    /** How the log is written. */
    String log() {
        return lower(choice(Setting.LOG, LogShape.class));
    }

    private Optional<URI> base() {
        var text = value(Setting.BASE);
        if (text.isEmpty()) return Optional.empty();
        try {
            var base = URI.create(text.replaceAll("/+$", ""));
            boolean whole =
                    String.valueOf(base.getScheme()).matches("https?")
                            && base.getHost() != null
                            && base.getRawPath().isEmpty()
                            && base.getRawQuery() == null
                            && base.getRawUserInfo() == null;
            if (whole) return Optional.of(base);
        } catch (IllegalArgumentException e) {
            // Said below.
        }
        throw wrong(
                Setting.BASE,
                "the base is the address that players see, without a path, such as"
                        + " https://games.example.org");
    }

    private String name() {
        var name = value(Setting.NAME);
        if (name.isBlank() || name.length() > 40)
            throw wrong(Setting.NAME, "the name of the house has 1 to 40 characters");
        return name;
    }

    private Optional<String> theme() {
        var theme = value(Setting.THEME);
        if (theme.isEmpty()) return Optional.empty();
        var file = data.resolve("themes").resolve(theme + ".css");
        if (!theme.matches("[A-Za-z0-9_-]{1,40}") || !Files.isRegularFile(file))
            throw wrong(
                    Setting.THEME,
                    "a theme is the name of a style sheet NAME.css in the folder "
                            + data.resolve("themes"));
        return Optional.of(theme);
    }

    private Optional<Smtp> mail() {
        var host = value(Setting.MAIL_HOST);
        int port = port(Setting.MAIL_PORT);
        var security = choice(Setting.MAIL_SECURITY, Smtp.Security.class);
        if (host.isEmpty()) return Optional.empty();
        var from = value(Setting.MAIL_FROM);
        if (!from.matches("[^@\\s<>]+@[^@\\s<>]+"))
            throw wrong(
                    Setting.MAIL_FROM,
                    "to send mail, name the address it comes from, such as games@example.org");
        if (value(Setting.BASE).isEmpty())
            throw wrong(
                    Setting.BASE,
                    "to send mail, name the address that players see, since letters hold links"
                            + " to it");
        return Optional.of(
                new Smtp(
                        host,
                        port,
                        value(Setting.MAIL_USER),
                        value(Setting.MAIL_PASSWORD),
                        from,
                        security));
    }

    <E extends Enum<E>> E choice(Setting setting, Class<E> kind) {
        var all = kind.getEnumConstants();
        return Arrays.stream(all)
                .filter(each -> lower(each).equals(value(setting)))
                .findFirst()
                .orElseThrow(
                        () ->
                                wrong(
                                        setting,
                                        "it is one of "
                                                + Arrays.stream(all)
                                                        .map(Settings::lower)
                                                        .collect(Collectors.joining(", "))));
    }

    private static String lower(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    Complaint wrong(Setting setting, String right) {
        return Complaint.usage(
                "the setting “" + setting.key() + "” is “" + value(setting) + "”: " + right + ".");
    }
}
