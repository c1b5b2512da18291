package hegemon.server.web.pygma.founding;

import hegemon.pygma.Preset;
import hegemon.pygma.SettingGuide;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Settings;
import hegemon.table.Words;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;

/** The settings to choose from, in groups, each with its meaning, its values and its default. */
record RuleSheet(List<RuleSheet.Group> groups) {
    /** What the steps of the sheet ask for elsewhere. */
    private static final Set<String> ELSEWHERE =
            Set.of(
                    Setting.IDENTITIES.key(),
                    Setting.PEOPLES.key(),
                    Setting.RANKING.key(),
                    Setting.ZAT.key(),
                    Setting.PRACTICE_BACK.key());

    record Group(String id, String title, List<Line> lines) {}

    /**
     * @param meaning in a sentence
     * @param values to choose from; none: it is written
     * @param usual as the preset has it
     */
    record Line(String key, String meaning, List<Value> values, String usual, String set) {
        /** What it usually is, in words. */
        public String said() {
            return values.stream()
                    .filter(it -> it.value().equals(usual))
                    .map(Value::title)
                    .findFirst()
                    .orElse(usual);
        }

        public boolean isWritten() {
            return values.isEmpty();
        }
    }

    record Value(String value, String title) {}

    /**
     * @param wish what was chosen before; the preset's own where nothing was
     */
    static RuleSheet of(Preset preset, Wish wish, Words words) {
        var groups = new LinkedHashMap<String, List<Line>>();
        SettingGroups.all().forEach(group -> groups.put(group, new ArrayList<>()));
        for (SettingGuide setting : SettingGuide.ALL)
            if (isRule(setting.key()))
                groups.getOrDefault(SettingGroups.of(setting.key()), new ArrayList<>())
                        .add(line(setting, preset.settings(), wish, words));
        return new RuleSheet(
                groups.entrySet().stream()
                        .filter(each -> !each.getValue().isEmpty())
                        .map(
                                each ->
                                        new Group(
                                                each.getKey(),
                                                SettingGroups.title(each.getKey(), words),
                                                each.getValue()))
                        .toList());
    }

    private static boolean isRule(String key) {
        return Setting.named(key).isPresent() && !ELSEWHERE.contains(key);
    }

    private static Line line(SettingGuide setting, Settings settings, Wish wish, Words words) {
        var key = setting.key();
        var usual = Setting.named(key).map(settings::print).orElseThrow();
        var chosen = wish.text(Wish.RULE + key);
        return new Line(
                key,
                setting.meaning(words),
                setting.values().stream()
                        .map(it -> new Value(it, setting.said(it, words)))
                        .toList(),
                usual,
                chosen.isEmpty() ? usual : chosen);
    }
}
