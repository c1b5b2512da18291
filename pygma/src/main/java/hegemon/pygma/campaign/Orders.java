package hegemon.pygma.campaign;

import hegemon.pygma.Pygma;
import hegemon.pygma.PygmaState;
import hegemon.pygma.orders.Fault;
import hegemon.pygma.orders.Parser;
import hegemon.pygma.orders.check.Examination;
import hegemon.pygma.orders.check.RealmKnowledge;
import hegemon.pygma.orders.check.Template;
import hegemon.pygma.world.Realm;
import hegemon.table.Language;
import hegemon.table.Parse;
import hegemon.table.Seat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The orders of the month in {@code orders/YEAR-MONTH}: a file for each realm, named by its number
 * or its name, and {@code master.txt} for what the game master brings in.
 */
public final class Orders {
    private static final String EVALUATE = "evaluate";
    private static final String CODED = ".bot.txt";

    private final Path folder;
    private final PygmaState state;

    Orders(Path dir, PygmaState state) {
        this.folder = dir.resolve("orders").resolve(Dates.print(state.world().date()));
        this.state = state;
    }

    /** A move as written, and where. */
    record Text(Seat seat, Path file, String text) {}

    /** Where the orders of this realm are, or would be. */
    public Path file(int realm) {
        return written(realm).orElseGet(() -> folder.resolve(realm + ".txt"));
    }

    private Optional<Path> written(int realm) {
        var name = state.world().realm(realm).name();
        return List.of(realm + ".txt", name + ".txt").stream()
                .map(folder::resolve)
                .filter(Files::exists)
                .findFirst();
    }

    /** A template for each realm, as a file that is no order: {@code 3.template.txt}. */
    void prepare() {
        for (Realm realm : state.world().realms())
            Disk.writeIfAbsent(
                    folder.resolve(realm.number() + ".template.txt"),
                    Template.of(RealmKnowledge.of(state.world(), realm.number()), Language.GERMAN));
    }

    /** What the check says of a realm's file. */
    public Examination check(int realm) {
        var file = file(realm);
        if (!Files.exists(file)) throw BrokenFile.of(file, "there are no orders yet");
        return Examination.of(Disk.read(file), RealmKnowledge.of(state.world(), realm));
    }

    /** All orders; what cannot be understood is named, file by file and line by line. */
    List<Text> read(Campaign.Rulers bots) {
        var texts = new ArrayList<Text>();
        var faults = new ArrayList<String>();
        var living = state.world().living(); // D-78: the others send no more orders
        for (Realm realm : state.world().realms()) {
            if (!living.contains(realm.number())) continue;
            var file = written(realm.number());
            boolean coded =
                    switch (bots) {
                        case NONE -> false;
                        case MISSING -> file.isEmpty();
                        case ALL -> true;
                    };
            if (coded) texts.add(coded(realm.number()));
            else
                file.ifPresent(
                        it -> {
                            var text = Disk.read(it);
                            faults(it, text).forEach(faults::add);
                            texts.add(new Text(PygmaState.seat(realm.number()), it, text));
                        });
        }
        if (!faults.isEmpty()) throw BrokenFile.all(faults);
        return texts;
    }

    private static List<String> faults(Path file, String text) {
        return Parser.read(text).faults().stream()
                .filter(fault -> !fault.isWarning())
                .map(fault -> said(file, fault))
                .toList();
    }

    private static String said(Path file, Fault fault) {
        return file
                + ":"
                + fault.line()
                + ":"
                + fault.column()
                + ": "
                + fault.say(Language.ENGLISH);
    }

    /** The orders of a ruler of code; the file is written when the month is. */
    private Text coded(int realm) {
        var seat = PygmaState.seat(realm);
        var text = new Pygma().print(Simulation.choose(state, seat));
        var file = folder.resolve(realm + CODED);
        return new Text(seat, file, text);
    }

    /** What code ordered, for people to read. */
    static void keep(List<Text> texts) {
        for (Text text : texts)
            if (text.file().toString().endsWith(CODED)) Disk.write(text.file(), text.text());
    }

    /** {@code master.txt}: one event a line; without it the month is closed as it is. */
    Text master() {
        var file = folder.resolve("master.txt");
        var events = Files.exists(file) ? Disk.read(file).stripTrailing() : "";
        var lines = new ArrayList<String>(List.of(EVALUATE));
        int number = 0;
        for (String line : events.lines().toList()) {
            number++;
            if (line.isBlank() || line.startsWith("#")) continue;
            if (new Pygma().move(EVALUATE + "\n" + line) instanceof Parse.Refused<?>(var why))
                throw BrokenFile.at(file, number, why.toString());
            lines.add(line.strip());
        }
        return new Text(PygmaState.GAME_MASTER, file, String.join("\n", lines));
    }
}
