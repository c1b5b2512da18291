package hegemon.pygma.campaign;

import hegemon.pygma.Annals;
import hegemon.pygma.Pygma;
import hegemon.pygma.PygmaMove;
import hegemon.pygma.PygmaState;
import hegemon.pygma.PygmaView;
import hegemon.pygma.Stage;
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
        refuseUsed(dir);
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
        var log = LogFile.log(file);
        var chance = LogFile.chance(dir.resolve(SECRET), log);
        return new Campaign(dir, chance, LogFile.replay(file, log, log.size()));
    }

    /**
     * A campaign that was played elsewhere, laid into a folder with the sheets and reports of all
     * its months; the folder must not hold one yet.
     */
    public static Campaign restore(Path dir, Log log, Chance chance, Players players) {
        refuseUsed(dir);
        var campaign = new Campaign(dir, chance, LogFile.replay(dir.resolve(LOG), log, log.size()));
        Disk.write(dir.resolve(SECRET), chance.hex() + "\n");
        campaign.save();
        RulersFile.write(dir, campaign.state().world().realms(), players);
        new Retelling(dir, campaign.match, players).write();
        var orders = campaign.orders();
        orders.prepare();
        orders.keepDraft();
        return campaign;
    }

    private static void refuseUsed(Path dir) {
        for (String file : List.of(LOG, SECRET, "reports"))
            if (Files.exists(dir.resolve(file)))
                throw BrokenFile.of(dir.resolve(file), "exists already; nothing was changed");
    }

    /** The log with its secret: for whoever plays it on elsewhere. */
    public Log log() {
        return match.log().withSecret(chance.hex());
    }

    public Chance chance() {
        return chance;
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

    /** The same as another file says it, if one is named. */
    public Players rulers(Optional<Path> file) {
        return file.map(it -> RulersFile.of(it, state().world().realms().size()))
                .orElseGet(this::players);
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
        var intake = orders.read(bots, strict);
        var next = opened();
        if (!(state().stage() instanceof Stage.Draft))
            for (Orders.Text text : intake.texts()) next = played(next, text, intake, strict);
        var closed = next.state();
        var master = orders.master();
        var players = players();
        var evaluated = closed(next, master);
        var drawn = evaluated.turn() instanceof Turn.Chance ? evaluated.draw(chance) : evaluated;
        drawn.state().undone().ifPresent(why -> refuse(master, why, closed));
        match = drawn;
        save();
        Orders.keep(intake.texts());
        publish(Dates.print(closed.world().date()), players);
        return new Closed(closed, intake.remarks());
    }

    /** D-151: orders that were closed where the campaign was before are taken again. */
    private Match<PygmaState, PygmaMove, PygmaView> opened() {
        return state().stage() instanceof Stage.Locked
                ? match.submit(PygmaState.GAME_MASTER, "unlock").orThrow()
                : match;
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
        int kept = beginning();
        var archive = archive();
        var shorter = LogFile.replay(dir.resolve(LOG), log, kept);
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

    /** The entry after which the last month that counts began. */
    private int beginning() {
        var chapters = Annals.of(match);
        var last = chapters.getLast();
        if (last.isStart())
            throw BrokenFile.of(dir.resolve(LOG), "no month has been evaluated yet");
        return chapters.stream()
                .filter(it -> !it.withdrawn() && it.state().world().date().equals(last.month()))
                .reduce((earlier, later) -> later)
                .map(Annals.Chapter::entry)
                .orElse(0);
    }

    /** The report of a realm on a month; the last one if none is named. */
    public Optional<Report> report(int realm, Optional<Date> month) {
        return after(month).map(then -> then.reports().get(realm - 1));
    }

    /** The position after this month was evaluated; the present one if none is named. */
    public Optional<PygmaState> after(Optional<Date> month) {
        if (month.isEmpty()) return Optional.of(state());
        var file = dir.resolve(LOG);
        var then = LogFile.start(file, match.log());
        for (Entry entry : match.log().entries()) {
            boolean evaluated = entry.seat().equals(Seat.CHANCE);
            then = LogFile.replayed(file, then, entry);
            if (evaluated && then.state().reports().getFirst().date().equals(month.get()))
                return Optional.of(then.state());
        }
        return Optional.empty();
    }
}
