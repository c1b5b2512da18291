package hegemon.pygma;

import hegemon.pygma.genesis.WorldPlan;
import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Shape;
import hegemon.pygma.world.Wrap;
import hegemon.table.Parse;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * D-1, D-3 and D-4: the settings of the map itself, which are fixed once the world is made: {@code
 * gf.shape=HEX48} or {@code gf.shape=RECT6x4}, {@code world.size=8x6}, {@code world.wrap=BOTH}.
 */
record Frame(Optional<Shape> shape, Optional<Frame.Size> size, Wrap wrap) {
    private static final Pattern SHAPE =
            Pattern.compile("gf\\.shape=(?:HEX48|RECT ?(\\d{1,2})x(\\d{1,2}))");
    private static final Pattern SIZE = Pattern.compile("world\\.size=(\\d{1,2})x(\\d{1,2})");
    private static final Pattern WRAP = Pattern.compile("world\\.wrap=(NONE|EAST_WEST|BOTH)");

    private static final int MOST_IN_ONE = 99;

    record Size(int wide, int high) {}

    static boolean isOne(String pair) {
        return pair.matches("(gf\\.shape|world\\.size|world\\.wrap)=.*");
    }

    static Parse<Frame> parse(List<String> pairs) {
        var frame = new Frame(Optional.empty(), Optional.empty(), Wrap.NONE);
        for (String pair : pairs) {
            var next = frame.with(pair);
            if (next.isEmpty()) return Setup.refused("pygma.refuse.setting", pair);
            frame = next.get();
        }
        return frame.isSound()
                ? Parse.of(frame)
                : Setup.refused("pygma.refuse.setting", String.join(" ", pairs));
    }

    private Optional<Frame> with(String pair) {
        var form = SHAPE.matcher(pair);
        if (form.matches()) return shape(form).map(it -> new Frame(Optional.of(it), size, wrap));
        var large = SIZE.matcher(pair);
        if (large.matches()) {
            var to = new Size(number(large.group(1)), number(large.group(2)));
            return Optional.of(new Frame(shape, Optional.of(to), wrap));
        }
        var round = WRAP.matcher(pair);
        return round.matches()
                ? Optional.of(new Frame(shape, size, Wrap.valueOf(round.group(1))))
                : Optional.empty();
    }

    /** The number of a field has two digits (PI-2.3). */
    private static Optional<Shape> shape(Matcher form) {
        if (form.group(1) == null) return Optional.of(new Shape.Hex48());
        int columns = Math.max(1, number(form.group(1)));
        int rows = Math.max(1, number(form.group(2)));
        return columns * rows > MOST_IN_ONE
                ? Optional.empty()
                : Optional.of(new Shape.Rect(columns, rows));
    }

    private static int number(String digits) {
        return Integer.parseInt(digits);
    }

    /** A size that is given must let the edges meet. */
    private boolean isSound() {
        return size.isEmpty()
                || (size.get().wide > 0
                        && size.get().high > 0
                        && Geometry.fits(
                                shape.orElse(Shape.USUAL), size.get().wide, size.get().high, wrap));
    }

    WorldPlan of(WorldPlan usual) {
        var plan = shape.map(usual::withShape).orElse(usual);
        if (size.isPresent()) plan = plan.withSize(plan.shape(), size.get().wide, size.get().high);
        return plan.withWrap(wrap);
    }
}
