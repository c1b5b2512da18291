package hegemon.pygma.atlas;

import hegemon.pygma.world.Date;
import hegemon.pygma.world.Field;
import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Settings;
import hegemon.pygma.world.World;
import hegemon.table.Message;

import java.util.List;
import java.util.Optional;

/** The lines after the map, each a statement about the world. */
final class Statements {
    private final Field[] fields;
    private final RealmStatements realms;
    private final LandStatements land;
    private final UnitStatements units;

    Statements(Geometry map, Field[] fields) {
        this.fields = fields;
        this.realms = new RealmStatements(map);
        this.land = new LandStatements(map, fields, realms::owner);
        this.units = new UnitStatements(map, realms::owner);
    }

    /** Takes one line; says what is wrong with it. */
    Optional<Message> read(String line) {
        var cursor = new Cursor(line);
        var word = cursor.word("realm");
        switch (word) {
            case "realm" -> realms.realm(cursor);
            case "culture", "economy", "store", "produced", "deficit" ->
                    realms.economy(word, cursor);
            case "promotion", "contact", "past", "known" -> realms.memory(word, cursor);
            case "own", "works", "lane", "searched" -> land.list(word, cursor);
            case "settlement" -> land.settlement(cursor);
            case "building", "road", "bridge", "deposit", "production" -> land.land(word, cursor);
            case "name", "text" -> land.notes(word, cursor);
            case "army" -> units.army(cursor);
            case "being" -> units.being(cursor);
            case "merchant" -> units.merchant(cursor);
            default -> cursor.wrong("word", word);
        }
        if (cursor.hasMore()) cursor.wrong("word", cursor.word(""));
        return cursor.fault();
    }

    /** What can only be seen when all is read. */
    Optional<Message> unsound() {
        return units.unsound();
    }

    World world(Geometry geometry, Settings settings, Date date) {
        return new World(
                geometry,
                settings,
                date,
                List.of(fields),
                realms.realms(),
                units.armies(),
                units.merchants(),
                units.beings());
    }
}
