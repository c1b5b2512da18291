package hegemon.pygma.atlas;

import hegemon.pygma.report.Note;
import hegemon.pygma.world.Date;
import hegemon.pygma.world.Field;
import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Settings;
import hegemon.pygma.world.Shape;
import hegemon.pygma.world.Terrain;
import hegemon.pygma.world.World;
import hegemon.pygma.world.Wrap;
import hegemon.table.Message;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads a world; never throws, and finds everything that is wrong at once. */
public final class WorldParser {
    private static final Pattern RECT = Pattern.compile("shape RECT (\\d{1,2})x(\\d{1,2})");
    private static final Pattern SIZE = Pattern.compile("size (\\d{1,3})x(\\d{1,3})");
    private static final Pattern SETTING = Pattern.compile("setting (\\S+) = (.*)");
    private static final int MOST_FIELDS = 200_000;

    private final List<String> lines;
    private final List<WorldFault> faults = new ArrayList<>();
    private int at;
    private Shape shape = new Shape.Rect(5, 5);
    private Optional<int[]> size = Optional.empty();
    private Wrap wrap = Wrap.NONE;
    private Date date = Date.START;
    private Settings settings = Settings.DEFAULT;

    private WorldParser(String text) {
        lines = text.lines().toList();
    }

    public static WorldReading read(String text) {
        return new WorldParser(text).read();
    }

    private WorldReading read() {
        if (lines.isEmpty() || !lines.getFirst().strip().equals(WorldPrinter.HEADER)) {
            fault(1, Note.of("world.header", WorldPrinter.HEADER));
            return new WorldReading(Optional.empty(), faults);
        }
        at = 1;
        header();
        var map = geometry();
        if (map.isEmpty()) return new WorldReading(Optional.empty(), faults);
        var statements = new Statements(map.get(), terrain(map.get()));
        for (; at < lines.size(); at++) {
            var line = lines.get(at).strip();
            if (isNothing(line)) continue;
            int number = at + 1;
            statements.read(line).ifPresent(what -> fault(number, what));
        }
        return finished(map.get(), statements);
    }

    private WorldReading finished(Geometry map, Statements statements) {
        statements.unsound().ifPresent(what -> fault(lines.size(), what));
        if (!faults.isEmpty()) return new WorldReading(Optional.empty(), faults);
        World world = statements.world(map, settings, date);
        for (Realm realm : world.realms()) capital(world, realm);
        return faults.isEmpty()
                ? new WorldReading(Optional.of(world), List.of())
                : new WorldReading(Optional.empty(), faults);
    }

    /** PI-7.1: unless it has fallen, a capital is a city in its own realm. */
    private void capital(World world, Realm realm) {
        var field = world.field(realm.capital());
        boolean fits = field.isLand() && (field.settlement().isPresent() || isUnderWay(world));
        if (!fits)
            fault(
                    line("realm " + realm.number() + " "),
                    Note.of("world.capital", world.geometry().address(realm.capital())));
    }

    private static boolean isUnderWay(World world) {
        return world.date().compareTo(Date.START) > 0;
    }

    private int line(String beginning) {
        for (int i = 0; i < lines.size(); i++)
            if (lines.get(i).strip().startsWith(beginning)) return i + 1;
        return lines.size();
    }

    private void fault(int line, Message what) {
        faults.add(new WorldFault(line, what));
    }

    /** Blank lines and comments. */
    private static boolean isNothing(String line) {
        return line.isEmpty() || line.startsWith("#");
    }

    /** Everything up to the map. */
    private void header() {
        for (; at < lines.size(); at++) {
            var line = lines.get(at).strip();
            if (line.equals("map")) return;
            if (!isNothing(line) && !head(line)) fault(at + 1, Note.of("world.word", line));
        }
    }

    private boolean head(String line) {
        var rect = RECT.matcher(line);
        if (rect.matches()) return shape(number(rect.group(1)), number(rect.group(2)));
        if (line.equals("shape HEX48")) {
            shape = new Shape.Hex48();
            return true;
        }
        var wide = SIZE.matcher(line);
        if (wide.matches()) {
            size = Optional.of(new int[] {number(wide.group(1)), number(wide.group(2))});
            return true;
        }
        if (line.startsWith("wrap ")) return wrap(line.substring("wrap ".length()));
        if (line.startsWith("date ")) return date(line);
        var setting = SETTING.matcher(line);
        return setting.matches() && setting(setting.group(1), setting.group(2));
    }

    private static int number(String digits) {
        return Integer.parseInt(digits);
    }

    private boolean shape(int columns, int rows) {
        if (columns < 1 || rows < 1 || columns * rows > 999) return false;
        shape = new Shape.Rect(columns, rows);
        return true;
    }

    private boolean wrap(String name) {
        var found = Arrays.stream(Wrap.values()).filter(it -> it.name().equals(name)).findFirst();
        found.ifPresent(to -> wrap = to);
        return found.isPresent();
    }

    private boolean date(String line) {
        var cursor = new Cursor(line);
        cursor.skip("date");
        date = cursor.date();
        return cursor.fault().isEmpty();
    }

    private boolean setting(String key, String value) {
        var changed = Setting.named(key).flatMap(setting -> settings.parse(setting, value.strip()));
        changed.ifPresent(to -> settings = to);
        return changed.isPresent();
    }

    private Optional<Geometry> geometry() {
        boolean fits =
                size.isPresent()
                        && size.get()[0] > 0
                        && size.get()[1] > 0
                        && (long) size.get()[0] * size.get()[1] * shape.size() <= MOST_FIELDS
                        && Geometry.fits(shape, size.get()[0], size.get()[1], wrap);
        if (fits) return Optional.of(new Geometry(shape, size.get()[0], size.get()[1], wrap));
        fault(Math.min(at + 1, lines.size()), Note.of("world.form", "size 8x4"));
        return Optional.empty();
    }

    private Field[] terrain(Geometry map) {
        var fields = new Field[map.fields()];
        Arrays.fill(fields, Field.of(Terrain.SALT_WATER));
        var rows = WorldPrinter.rows(map);
        int row = 0;
        for (at++; at < lines.size(); at++) {
            var line = lines.get(at).strip();
            if (line.equals("end")) break;
            if (line.isEmpty()) continue;
            if (row < rows.size()) row(line, rows.get(row), fields);
            row++;
        }
        at++;
        if (row != rows.size())
            fault(Math.min(at, lines.size()), Note.of("world.rows", row, rows.size()));
        return fields;
    }

    private void row(String line, int[] row, Field[] fields) {
        if (line.length() != row.length) {
            fault(at + 1, Note.of("world.width", line.length(), row.length));
            return;
        }
        for (int i = 0; i < row.length; i++) {
            var terrain = Terrain.of(line.charAt(i));
            if (terrain.isPresent()) fields[row[i]] = Field.of(terrain.get());
            else fault(at + 1, Note.of("world.symbol", String.valueOf(line.charAt(i)), i + 1));
        }
    }
}
