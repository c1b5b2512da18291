package hegemon.pygma.genesis;

import hegemon.pygma.world.Setting;

import java.util.Optional;

/** Changes of a plan as text: a key and its value. */
public final class WorldPlanText {
    private WorldPlanText() {}

    /** The plan with this change; empty if the key is unknown or the value impossible. */
    public static Optional<WorldPlan> with(WorldPlan plan, String key, String value) {
        return Feature.named(key)
                .map(feature -> feature(plan, feature, value))
                .orElseGet(() -> setting(plan, key, value));
    }

    private static Optional<WorldPlan> feature(WorldPlan plan, Feature feature, String value) {
        if (!value.matches("-?\\d{1,6}")) return Optional.empty();
        int number = Integer.parseInt(value);
        return number < feature.least() || number > feature.most()
                ? Optional.empty()
                : Optional.of(plan.with(feature, number));
    }

    private static Optional<WorldPlan> setting(WorldPlan plan, String key, String value) {
        return Setting.named(key)
                .flatMap(setting -> plan.settings().parse(setting, value))
                .map(plan::withSettings);
    }
}
