package hegemon.pygma.genesis;

import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Shape;

import java.util.Optional;
import java.util.regex.Pattern;

/** Changes of a plan as text: a key and its value. */
public final class PlanText {
    private static final Pattern RECT = Pattern.compile("RECT (\\d{1,2})x(\\d{1,2})");
    private static final Pattern SIZE = Pattern.compile("(\\d{1,3})x(\\d{1,3})");
    private static final int MOST_FIELDS = 200_000;
    private static final int MOST_IN_ONE = 99;

    private PlanText() {}

    /** The plan with this change; empty if the key is unknown or the value impossible. */
    public static Optional<Plan> with(Plan plan, String key, String value) {
        return switch (key) {
            case "gf.shape" -> shape(value).map(it -> plan.withSize(it, plan.wide(), plan.high()));
            case "world.size" -> size(plan, value);
            default ->
                    Feature.named(key)
                            .map(feature -> feature(plan, feature, value))
                            .orElseGet(() -> setting(plan, key, value));
        };
    }

    private static Optional<Shape> shape(String value) {
        if (value.equals("HEX48")) return Optional.of(new Shape.Hex48());
        var rect = RECT.matcher(value);
        if (!rect.matches()) return Optional.empty();
        int columns = Integer.parseInt(rect.group(1));
        int rows = Integer.parseInt(rect.group(2));
        return columns < 1 || rows < 1 || columns * rows > MOST_IN_ONE
                ? Optional.empty()
                : Optional.of(new Shape.Rect(columns, rows));
    }

    private static Optional<Plan> size(Plan plan, String value) {
        var size = SIZE.matcher(value);
        if (!size.matches()) return Optional.empty();
        int wide = Integer.parseInt(size.group(1));
        int high = Integer.parseInt(size.group(2));
        return wide < 1 || high < 1 || (long) wide * high * plan.shape().size() > MOST_FIELDS
                ? Optional.empty()
                : Optional.of(plan.withSize(plan.shape(), wide, high));
    }

    private static Optional<Plan> feature(Plan plan, Feature feature, String value) {
        if (!value.matches("-?\\d{1,6}")) return Optional.empty();
        int number = Integer.parseInt(value);
        return number < feature.least() || number > feature.most()
                ? Optional.empty()
                : Optional.of(plan.with(feature, number));
    }

    private static Optional<Plan> setting(Plan plan, String key, String value) {
        return Setting.named(key)
                .flatMap(setting -> plan.settings().parse(setting, value))
                .map(plan::withSettings);
    }
}
