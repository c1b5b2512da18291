package hegemon.server.web.pygma.founding;

import hegemon.table.Words;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What the settings of a campaign are about: by the beginning of their keys, in the order of Part
 * II; all others stand at the end.
 */
public final class SettingGroups {
    private static final Map<String, List<String>> GROUPS = groupsByPrefix();

    private SettingGroups() {}

    private static Map<String, List<String>> groupsByPrefix() {
        var groups = new LinkedHashMap<String, List<String>>();
        groups.put("start", List.of("start.", "game.", "suggestions", "bots."));
        groups.put("land", List.of("terrain.", "water.", "loss."));
        groups.put("money", List.of("pay.", "money.", "nmr."));
        groups.put(
                "towns",
                List.of(
                        "city.kleinstadt",
                        "settlement.",
                        "upgrade.",
                        "colony.",
                        "capital.",
                        "neutral.",
                        "building."));
        groups.put("plague", List.of("hygiene.", "plague.", "catastrophe"));
        groups.put("roads", List.of("road."));
        groups.put("armies", List.of("raise.", "height.", "fleet.", "administration."));
        groups.put("sight", List.of("intruder.", "contact.", "merchant.seen", "retreat.unseen"));
        groups.put("battle", List.of("conquest.", "attack.", "retreat.", "city.", "battle."));
        groups.put("trade", List.of("merchant.", "trade.", "store."));
        groups.put("supply", List.of("supply.", "promotion.", "unrest.", "luxury."));
        groups.put("mines", List.of("pearls.", "gem.", "mine."));
        groups.put("other", List.of(""));
        return groups;
    }

    static Set<String> all() {
        return GROUPS.keySet();
    }

    /** The group of a setting. */
    public static String of(String key) {
        return GROUPS.entrySet().stream()
                .filter(group -> group.getValue().stream().anyMatch(key::startsWith))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElseThrow();
    }

    public static String title(String group, Words words) {
        return words.say("server.founding.group." + group);
    }
}
