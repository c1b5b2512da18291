package hegemon.server.web.admin;

import hegemon.server.Limit;
import hegemon.server.ServerSettings.Stated;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/** Settings that are about the same thing: a page of them all would be long on a phone. */
record SettingGroup(String subject, List<Stated> settings) {
    private static final Set<String> HOUSE =
            Set.of("base", "name", "theme", "registration", "guests", "chat");

    /** In this order, without those that have none. */
    static List<SettingGroup> of(List<Stated> all) {
        return Stream.of("house", "machine", "mail", "mail-in", "limits")
                .map(
                        subject ->
                                new SettingGroup(
                                        subject,
                                        all.stream()
                                                .filter(each -> subject.equals(subject(each.key())))
                                                .toList()))
                .filter(each -> !each.settings().isEmpty())
                .toList();
    }

    private static String subject(String key) {
        if (key.startsWith("mail-in")) return "mail-in";
        if (key.startsWith("mail-")) return "mail";
        if (HOUSE.contains(key)) return "house";
        return isLimit(key) ? "limits" : "machine";
    }

    private static boolean isLimit(String key) {
        return Arrays.stream(Limit.values())
                .map(each -> each.name().toLowerCase(Locale.ROOT).replace('_', '-'))
                .anyMatch(key::equals);
    }

    /** How many the host has decided. */
    public long decided() {
        return settings.stream().filter(each -> !each.origin().equals("standard")).count();
    }
}
