package hegemon.pygma.campaign;

import hegemon.pygma.Pygma;
import hegemon.pygma.PygmaMove;
import hegemon.pygma.PygmaState;
import hegemon.pygma.PygmaView;
import hegemon.pygma.report.Players;
import hegemon.pygma.report.Report;
import hegemon.pygma.world.Date;
import hegemon.pygma.world.Realm;
import hegemon.table.Chance;
import hegemon.table.Entry;
import hegemon.table.Log;
import hegemon.table.Match;
import hegemon.table.Parse;
import hegemon.table.Refusal;
import hegemon.table.Seat;
import hegemon.table.Turn;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A campaign in a folder (docs/pygma-campaign.md). Its truth is {@code campaign.log}, the log of
 * the game as everywhere in this house; orders lie beside it, and reports are written from it.
 */
public final class Campaign {
    static final String LOG = "campaign.log";
    static final String SECRET = "campaign.secret";

    private final Path dir;
    private final Chance chance;
    private Match<PygmaState, PygmaMove, PygmaView> match;

    private Campaign(Path dir, Chance chance, Match<PygmaState, PygmaMove, PygmaView> match) {
        this.dir = dir;
        this.chance = chance;
        this.match = match;
    }

    /** A new campaign with its first reports; the folder must not hold one yet. */
    public static Campaign create(Path dir, String setup, byte[] secret) {
        for (String file : List.of(LOG, SECRET, "reports"))
            if (Files.exists(dir.resolve(file)))
                throw BrokenFile.of(dir.resolve(file), "exists already; nothing was changed");
        var chance = Chance.of(secret);
        var started = Match.start(new Pygma(), new Pygma().asBegun(setup));
        if (started instanceof Parse.Refused<?>(var why)) throw BrokenFile.of(dir, why.toString());
        var log = started.orThrow().log().withCommitment(chance.commitment());
        var campaign = new Campaign(dir, chance, Match.replay(new Pygma(), log).orThrow());
        Disk.write(dir.resolve(SECRET), chance.hex() + "\n");
        campaign.save();
        RulersFile.prepare(dir, campaign.state().world().realms());
        campaign.publish("start", campaign.players());
        return campaign;
    }

    public static Campaign open(Path dir) {
        var file = dir.resolve(LOG);
        if (!Files.exists(file))
            throw BrokenFile.of(file, "is missing: there is no campaign in this folder");
        var log = log(file);
        var chance = chance(dir.resolve(SECRET), log);
        return new Campaign(dir, chance, replay(file, log, log.size()));
    }

    private static Log log(Path file) {
        return switch (Log.parse(Disk.read(file))) {
            case Parse.Parsed<Log>(var log) -> log;
            case Parse.Refused<Log>(var why) -> throw BrokenFile.of(file, why.toString());
        };
    }

    private static Chance chance(Path file, Log log) {
        var hex = Disk.read(file).strip();
        if (!hex.matches("[0-9a-f]{64}"))
            throw BrokenFile.at(file, 1, "64 hexadecimal digits are expected");
        var chance = Chance.ofHex(hex);
        if (!log.commitment().equals(Optional.of(chance.commitment())))
            throw BrokenFile.at(file, 1, "this is not the secret that " + LOG + " commits to");
        return chance;
    }

    /** The game after so many entries; a wrong entry is named by its line. */
    private static Match<PygmaState, PygmaMove, PygmaView> replay(Path file, Log log, int entries) {
        var match = start(file, log);
        for (Entry entry : log.entries().subList(0, entries)) match = replayed(file, match, entry);
        return match;
    }

    private static Match<PygmaState, PygmaMove, PygmaView> replayed(
            Path file, Match<PygmaState, PygmaMove, PygmaView> match, Entry entry) {
        return switch (match.replayed(entry)) {
            case Parse.Parsed<Match<PygmaState, PygmaMove, PygmaView>>(var next) -> next;
            case Parse.Refused<Match<PygmaState, PygmaMove, PygmaView>>(var why) ->
                    throw BrokenFile.at(file, line(file, entry.number() + " "), why.toString());
        };
    }

    private static Match<PygmaState, PygmaMove, PygmaView> start(Path file, Log log) {
        if (!log.game().equals("pygma"))
            throw BrokenFile.of(file, "is a log of " + log.game() + ", not of pygma");
        return switch (Match.replay(new Pygma(), log.upTo(0))) {
            case Parse.Parsed<Match<PygmaState, PygmaMove, PygmaView>>(var match) -> match;
            case Parse.Refused<Match<PygmaState, PygmaMove, PygmaView>>(var why) ->
                    throw BrokenFile.at(file, line(file, "setup "), why.toString());
        };
    }

    private static int line(Path file, String beginning) {
        var lines = Disk.read(file).lines().toList();
        for (int i = 0; i < lines.size(); i++) if (lines.get(i).startsWith(beginning)) return i + 1;
        return 1;
    }

    public PygmaState state() {
        return match.state();
    }

    /** The month whose orders are awaited. */
    public Date date() {
        return state().world().date();
    }

    public Orders orders() {
        return new Orders(dir, state());
    }

    /** By number or by name. */
    public Optional<Integer> realm(String named) {
        return state().world().realms().stream()
                .filter(realm -> Desk.isNamed(realm, named))
                .map(Realm::number)
                .findFirst();
    }

    /** Who rules by code in the coming month. */
    public enum Rulers {
        /** Nobody: a realm without orders stands still (D-22). */
        NONE,
        /** Realms without a file of orders. */
        MISSING,
        /** All, whatever orders there are. */
        ALL
    }

    /** Who plays, as {@code rulers.txt} says: for {@link Report#naming}. */
    public Players players() {
        return RulersFile.read(dir, state().world().realms().size());
    }

    /**
     * A month that was evaluated.
     *
     * @param state with all orders in it, before the dice
     * @param remarks on what rulers wrote that could not count, file by file
     */
    public record Closed(PygmaState state, List<String> remarks) {
        public Closed {
            remarks = List.copyOf(remarks);
        }
    }

    /**
     * Evaluates the month: takes the orders, draws the dice, writes the log and then the reports.
     * Lines that cannot be understood do not count and are told; if all must be understood, or if a
     * file is broken in another way, nothing is changed.
     *
     * @param strict whether all must be understood
     */
    public Closed month(Rulers bots, boolean strict) {
        if (match.turn() instanceof Turn.Over)
            throw BrokenFile.of(dir.resolve(LOG), "the campaign is over");
        var orders = orders();
        var next = match;
        var intake = orders.read(bots, strict);
        for (Orders.Text text : intake.texts()) next = played(next, text, intake, strict);
        var closed = next.state();
        var master = orders.master();
        var players = players();
        var drawn = closed(next, master).draw(chance);
        drawn.state().undone().ifPresent(why -> refuse(master, why, closed));
        match = drawn;
        save();
        Orders.keep(intake.texts());
        publish(Dates.print(closed.world().date()), players);
        return new Closed(closed, intake.remarks());
    }

    /** D-129: a roll by hand that was not due is named by its line; nothing is written. */
    private static void refuse(MasterFile file, Refusal why, PygmaState before) {
        if (before.undone().filter(why::equals).isEmpty()) throw file.roll(why);
    }

    /** The game master's move; what the game refuses of it is named by its line. */
    private static Match<PygmaState, PygmaMove, PygmaView> closed(
            Match<PygmaState, PygmaMove, PygmaView> match, MasterFile file) {
        return switch (match.submit(PygmaState.GAME_MASTER, file.move())) {
            case Parse.Parsed<Match<PygmaState, PygmaMove, PygmaView>>(var next) -> next;
            case Parse.Refused<Match<PygmaState, PygmaMove, PygmaView>>(var why) ->
                    throw file.broken(
                            why,
                            move ->
                                    match.submit(PygmaState.GAME_MASTER, move)
                                            instanceof Parse.Refused<?>);
        };
    }

    /** A sheet of another realm or month is no valid move: none of its lines counts (D-22). */
    private static Match<PygmaState, PygmaMove, PygmaView> played(
            Match<PygmaState, PygmaMove, PygmaView> match,
            Orders.Text text,
            Orders.Intake intake,
            boolean strict) {
        return switch (match.submit(text.seat(), text.text())) {
            case Parse.Parsed<Match<PygmaState, PygmaMove, PygmaView>>(var next) -> next;
            case Parse.Refused<Match<PygmaState, PygmaMove, PygmaView>>(var why) -> {
                if (strict) throw text.broken(why);
                intake.remarks().add(text.broken(why).reason());
                yield match.submit(text.seat(), text.struck()).orThrow();
            }
        };
    }

    private void save() {
        Disk.write(dir.resolve(LOG), match.log().print());
    }

    /** The reports of the month just closed, and a sheet to begin with for the next. */
    private void publish(String month, Players players) {
        new Reports(dir, state(), players).write(month);
        orders().prepare();
    }

    /**
     * Takes the last month back: the log ends before its first entry, and the whole log and the
     * reports as they were go to the archive. The orders of the month stay, to be corrected.
     *
     * @return the month that is open again
     */
    public Date back() {
        var log = match.log();
        var keys = keys(log);
        if (keys.isEmpty())
            throw BrokenFile.of(dir.resolve(LOG), "no month has been evaluated yet");
        int kept = keys.size() == 1 ? 0 : keys.get(keys.size() - 2);
        var archive = archive();
        var shorter = replay(dir.resolve(LOG), log, kept);
        Disk.write(archive.resolve(LOG), log.print());
        match = shorter;
        save();
        var month = Dates.print(date());
        Disk.move(dir.resolve("reports").resolve(month), archive.resolve("reports").resolve(month));
        return date();
    }

    private Path archive() {
        int number = 1;
        while (Files.exists(dir.resolve("archive").resolve(String.valueOf(number)))) number++;
        return dir.resolve("archive").resolve(String.valueOf(number));
    }

    /** The numbers of the entries that closed a month. */
    private static List<Integer> keys(Log log) {
        var keys = new ArrayList<Integer>();
        for (Entry entry : log.entries())
            if (entry.seat().equals(Seat.CHANCE)) keys.add(entry.number());
        return keys;
    }

    /** The report of a realm on a month; the last one if none is named. */
    public Optional<Report> report(int realm, Optional<Date> month) {
        return after(month).map(then -> then.reports().get(realm - 1));
    }

    /** The position after this month was evaluated; the present one if none is named. */
    public Optional<PygmaState> after(Optional<Date> month) {
        if (month.isEmpty()) return Optional.of(state());
        var file = dir.resolve(LOG);
        var then = start(file, match.log());
        for (Entry entry : match.log().entries()) {
            boolean evaluated = entry.seat().equals(Seat.CHANCE);
            then = replayed(file, then, entry);
            if (evaluated && then.state().reports().getFirst().date().equals(month.get()))
                return Optional.of(then.state());
        }
        return Optional.empty();
    }
}
