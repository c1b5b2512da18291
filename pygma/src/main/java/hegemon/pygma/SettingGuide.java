package hegemon.pygma;

import hegemon.pygma.genesis.Feature;
import hegemon.pygma.report.SettingWords;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Wrap;
import hegemon.table.Words;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * What may be agreed before a campaign, for whoever reads or chooses it: settings of the map, of
 * the made world, and those of Part II.
 *
 * @param usual what a new campaign has
 * @param values to choose from; none where a number or a list is written
 */
public record SettingGuide(String key, String usual, List<String> values) {
    /** In the order of the rules; the edition is nobody's choice (D-136). */
    public static final List<SettingGuide> ALL =
            Stream.of(
                            Stream.of(
                                    new SettingGuide(
                                            "gf.shape", "RECT5x5", List.of("RECT5x5", "HEX48")),
                                    new SettingGuide("world.size", "", List.of()),
                                    new SettingGuide(
                                            "world.wrap", Wrap.NONE.name(), names(Wrap.NONE))),
                            Arrays.stream(Feature.values()).map(SettingGuide::of),
                            Setting.ALL.stream()
                                    .filter(setting -> setting != Setting.EDITION)
                                    .map(SettingGuide::of))
                    .flatMap(each -> each)
                    .toList();

    public SettingGuide {
        values = List.copyOf(values);
    }

    private static SettingGuide of(Feature feature) {
        var usual = String.valueOf(feature.usual(Setting.LATEST_EDITION));
        return new SettingGuide(feature.key(), usual, List.of());
    }

    private static <T> SettingGuide of(Setting<T> setting) {
        T usual = setting.byDefault(Setting.LATEST_EDITION);
        return new SettingGuide(setting.key(), setting.print(usual), values(usual));
    }

    private static List<String> values(Object usual) {
        return switch (usual) {
            case Boolean ignored -> List.of("true", "false");
            case Enum<?> constant -> names(constant);
            default -> List.of();
        };
    }

    private static List<String> names(Enum<?> constant) {
        return Arrays.stream(constant.getDeclaringClass().getEnumConstants())
                .map(Enum::name)
                .toList();
    }

    /** What it decides, in a sentence. */
    public String meaning(Words words) {
        return words.say("pygma.setting." + key);
    }

    /** A value in words; what is written as a number or a list stays as it is. */
    public String said(String value, Words words) {
        return new SettingWords(words).value(key, value);
    }
}
