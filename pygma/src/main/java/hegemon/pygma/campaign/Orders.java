package hegemon.pygma.campaign;

import hegemon.pygma.Pygma;
import hegemon.pygma.PygmaMove;
import hegemon.pygma.PygmaState;
import hegemon.pygma.orders.Fault;
import hegemon.pygma.orders.Heading;
import hegemon.pygma.orders.Parser;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.orders.check.Examination;
import hegemon.pygma.orders.check.RealmKnowledge;
import hegemon.pygma.orders.check.Template;
import hegemon.pygma.world.Realm;
import hegemon.table.Language;
import hegemon.table.Refusal;
import hegemon.table.Seat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The orders of the month in {@code orders/YEAR-MONTH}: a file for each realm, named by its number
 * or its name, and {@code master.txt} for what the game master brings in.
 */
public final class Orders {
    static final String CODED = ".bot.txt";
    static final String TEMPLATE = ".template.txt";
    static final String MASTER = "master.txt";

    private final Path folder;
    private final PygmaState state;

    Orders(Path dir, PygmaState state) {
        this.folder = dir.resolve("orders").resolve(Dates.print(state.world().date()));
        this.state = state;
    }

    /** A move as written, and where. */
    record Text(Seat seat, Path file, String text) {
        /** What the game refuses of a sheet that can be read: its heading. */
        BrokenFile broken(Refusal why) {
            for (Sheet.Line line : Parser.read(text).sheet().lines())
                if (line.order() instanceof Heading heading && isAbout(why, heading))
                    return BrokenFile.at(file, line.number(), why.toString());
            return BrokenFile.of(file, why.toString());
        }

        /** With every line marked as one that does not count. */
        String struck() {
            return Parser.marked(text, line -> true);
        }

        private static boolean isAbout(Refusal why, Heading heading) {
            return why.key().endsWith(".date")
                    ? heading instanceof Heading.Turn
                    : heading instanceof Heading.Realm;
        }
    }

    /** Where the orders of this realm are, or would be. */
    public Path file(int realm) {
        return written(realm).orElseGet(() -> folder.resolve(realm + ".txt"));
    }

    /** Whether sheets lie here that the log does not have yet. */
    public boolean areWaiting() {
        return !desk().files().isEmpty();
    }

    private Optional<Path> written(int realm) {
        return Optional.ofNullable(desk().files().get(realm));
    }

    private Desk desk() {
        return Desk.of(folder, state.world().realms());
    }

    /** A template for each realm, as a file that is no order: {@code 3.template.txt}. */
    void prepare() {
        for (Realm realm : state.world().realms())
            Disk.writeIfAbsent(
                    folder.resolve(realm.number() + TEMPLATE),
                    Template.of(RealmKnowledge.of(state.world(), realm.number()), Language.GERMAN));
    }

    /** What the check says of a realm's file. */
    public Examination check(int realm) {
        var desk = desk();
        var file = file(realm);
        if (!Files.exists(file) && !desk.faults().isEmpty()) throw BrokenFile.all(desk.faults());
        if (!Files.exists(file))
            throw BrokenFile.of(
                    file, "there are no orders yet; begin with " + realm + TEMPLATE + " beside it");
        return Examination.of(
                Disk.readForeign(file).text(), RealmKnowledge.of(state.world(), realm));
    }

    /** How a realm's file had to be read, if not as UTF-8. */
    public Optional<String> remark(int realm) {
        return Disk.readForeign(file(realm)).remark();
    }

    /**
     * What came.
     *
     * @param remarks on what does not count, file by file and line by line
     */
    record Intake(List<Text> texts, List<String> remarks) {
        private void add(Seat seat, Path file, String text) {
            var faults = Parser.read(text).faults();
            faults.forEach(fault -> remarks.add(said(file, fault)));
            texts.add(new Text(seat, file, Parser.marked(text)));
        }
    }

    /**
     * All orders, with the lines that cannot be understood marked.
     *
     * @param strict whether such lines are a fault
     */
    Intake read(Campaign.Rulers bots, boolean strict) {
        var intake = new Intake(new ArrayList<>(), new ArrayList<>());
        var desk = desk();
        if (!desk.faults().isEmpty()) throw BrokenFile.all(desk.faults());
        var living = state.world().living(); // D-78: the others send no more orders
        for (Realm realm : state.world().realms()) {
            if (!living.contains(realm.number())) continue;
            var file = Optional.ofNullable(desk.files().get(realm.number()));
            boolean coded =
                    switch (bots) {
                        case NONE -> false;
                        case MISSING -> file.isEmpty();
                        case ALL -> true;
                    };
            if (coded) intake.texts().add(coded(realm.number()));
            else
                file.ifPresent(
                        it -> {
                            var read = Disk.readForeign(it);
                            read.remark().ifPresent(intake.remarks()::add);
                            intake.add(PygmaState.seat(realm.number()), it, read.text());
                        });
        }
        if (strict && !intake.remarks().isEmpty()) throw BrokenFile.all(intake.remarks());
        return intake;
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

    /** A sheet that a month was evaluated with, for people to read. */
    static void keep(Path dir, String month, int realm, Sheet sheet) {
        write(dir.resolve("orders").resolve(month).resolve(realm + ".txt"), sheet);
    }

    /** What has come for the month that is under way, and what the game master has drafted. */
    void keepDraft() {
        state.sheets().forEach((realm, sheet) -> write(folder.resolve(realm + ".txt"), sheet));
        lead(folder, new Pygma().print(new PygmaMove.Review(state.drafted())));
    }

    /** The same of a month that is past. */
    static void lead(Path dir, String month, String move) {
        lead(dir.resolve("orders").resolve(month), move);
    }

    /** A game master's move is a word and the events below it. */
    private static void lead(Path folder, String move) {
        var events = move.lines().skip(1).collect(Collectors.joining("\n"));
        if (!events.isEmpty()) Disk.write(folder.resolve(MASTER), events + "\n");
    }

    private static void write(Path file, Sheet sheet) {
        Disk.write(file, new Pygma().print(new PygmaMove.Orders(sheet)));
    }

    MasterFile master() {
        return MasterFile.read(folder.resolve(MASTER));
    }
}
