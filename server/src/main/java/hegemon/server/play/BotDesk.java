package hegemon.server.play;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.store.Occupant;
import hegemon.server.store.Pace;
import hegemon.server.store.ThinkingRows;
import hegemon.table.Bots;
import hegemon.table.Match;
import hegemon.table.Seat;
import hegemon.table.State;
import hegemon.table.Turn;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BiConsumer;

/**
 * Lets the house's players think, a few at a time, and plays what they choose. People whose tables
 * wait take turns, so nobody can keep the desk busy for himself; a thought that is no longer wanted
 * is broken off.
 */
public final class BotDesk implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(BotDesk.class);

    /** With so many long thoughts waiting, guests begin no more games against strong bots. */
    private static final int LONG_WAITING = 8;

    /** Several times while a server is still believed to live. */
    private static final Duration ROUND = ThinkingRows.LEASE.dividedBy(3);

    /** While the house rests, its players look so often whether it goes on. */
    private static final Duration REST = Duration.ofSeconds(1);

    /** What the desk does for a table. */
    public enum Progress {
        QUEUED,
        THINKING
    }

    /** What is done for a table at the desk, and the entry its bot is thinking about. */
    private record Work(Progress progress, int entry) {}

    private static final int NO_ENTRY = -1;

    private final House house;
    private final Tables tables;
    private final ThinkingRows leases;
    private final Thread sweeper;
    private final Map<String, Bots<?, ?, ?>> bots = Machines.all();
    private final List<BiConsumer<String, Duration>> thoughts = new CopyOnWriteArrayList<>();
    private final Map<TableId, Work> atDesk = new ConcurrentHashMap<>();
    private final ThoughtQueue queue = new ThoughtQueue();
    private final Origins origins;
    private final ThoughtTimes times = new ThoughtTimes();
    private final List<Thread> thinkers = new ArrayList<>();
    private volatile boolean closing = false;

    public BotDesk(House house, Tables tables, Origins origins) {
        this.house = house;
        this.tables = tables;
        this.origins = origins;
        this.leases = house.thinking();
        int many = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
        for (int i = 1; i <= many; i++)
            thinkers.add(Thread.ofPlatform().daemon().name("bot-" + i).start(this::work));
        this.sweeper = Thread.ofVirtual().name("bot-sweeper").start(this::sweep);
        house.bells().onRing(this::look);
    }

    private void sweep() {
        while (!closing) {
            try {
                Thread.sleep(ROUND);
                takeOver();
            } catch (InterruptedException e) {
                return;
            } catch (RuntimeException e) {
                LOG.warn("cannot see whether other servers think: {}", e.getMessage());
            }
        }
    }

    /** Says that this server lives, and takes over from those that died. */
    void takeOver() {
        leases.renew();
        for (TableId id : leases.waiting())
            if (waits(id)) look(id);
            else if (!atDesk.containsKey(id)) leases.drop(id);
    }

    /** How strong the house can play this game; 0 if not at all. */
    public int levels(String game) {
        return Optional.ofNullable(bots.get(game)).map(Bots::levels).orElse(0);
    }

    /** What the desk does for this table at present. */
    public Optional<Progress> progress(TableId table) {
        return Optional.ofNullable(atDesk.get(table)).map(Work::progress);
    }

    /** How many tables are at the desk. */
    public int waiting() {
        return atDesk.size();
    }

    /** Is told the game and the time of each thought. */
    public void onThought(BiConsumer<String, Duration> listener) {
        thoughts.add(listener);
    }

    /**
     * If a bot is to act at this table it begins to think; called again meanwhile, nothing happens.
     */
    public void look(TableId id) {
        if (closing) return;
        var known = Optional.ofNullable(atDesk.get(id));
        if (known.isEmpty()) tables.find(id).map(LiveTable::now).ifPresent(now -> look(id, now));
        else if (known.get().progress() == Progress.THINKING && isPast(id, known.get()))
            passed(id, known.get());
    }

    /** Most tables have no bot: nobody but whoever looks is troubled for them. */
    private void look(TableId id, LiveTable.Moment now) {
        if (botToAct(now).isEmpty()) return;
        if (atDesk.putIfAbsent(id, new Work(Progress.QUEUED, NO_ENTRY)) == null) enqueue(id, now);
        else look(id);
    }

    /** A table for which there is no room is found again by the next round. */
    private void enqueue(TableId id, LiveTable.Moment now) {
        if (!queue.add(origins.of(forWhom(now)), id, isLong(now))) atDesk.remove(id);
    }

    private boolean isLong(LiveTable.Moment moment) {
        var game = moment.match().game().name();
        return botToAct(moment)
                .filter(seat -> times.isLong(game, level(moment, seat), levels(game)))
                .isPresent();
    }

    /** Whether one more game at this level would find a place in the row soon. */
    public boolean hasRoom(String game, int level) {
        return !times.isLong(game, level, levels(game)) || queue.lengthy() < LONG_WAITING;
    }

    private static int level(LiveTable.Moment moment, Seat seat) {
        return moment.at(seat) instanceof Occupant.Bot(var stored) ? stored : 1;
    }

    /** Somebody resigned, or took back: what the bot thinks about is gone. */
    private boolean isPast(TableId id, Work work) {
        return tables.find(id).filter(table -> table.now().entry() == work.entry()).isEmpty();
    }

    private void passed(TableId id, Work work) {
        atDesk.replace(id, work, new Work(Progress.THINKING, NO_ENTRY));
    }

    private boolean isWanted(TableId id, int entry) {
        return !closing && new Work(Progress.THINKING, entry).equals(atDesk.get(id));
    }

    /** Whose turn at the desk is used up by this table: the one who laid it, or who sits there. */
    private static PersonId forWhom(LiveTable.Moment now) {
        return now.terms()
                .maker()
                .or(
                        () ->
                                now.seats().values().stream()
                                        .filter(Occupant.Person.class::isInstance)
                                        .map(person -> ((Occupant.Person) person).guest())
                                        .findFirst())
                .orElse(PersonId.NOBODY);
    }

    private void work() {
        while (!closing) {
            try {
                var id = queue.take();
                while (house.rest().isPresent()) Thread.sleep(REST);
                attend(id);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            }
        }
    }

    private void attend(TableId id) {
        boolean wentWell = false;
        try {
            wentWell = tables.find(id).map(this::act).orElse(false);
        } catch (RuntimeException e) {
            if (!closing) {
                LOG.error("the bot at table {} failed", id, e);
                leases.drop(id); // a defect of ours: to try again at once would not help
            }
        } finally {
            atDesk.remove(id);
        }
        // Somebody may have acted after the last look, while the name was still on the list.
        if (wentWell && waits(id)) look(id);
    }

    private boolean waits(TableId id) {
        return tables.find(id).flatMap(table -> botToAct(table.now())).isPresent();
    }

    /** One move; false if the rules refused what a bot chose, which is a defect. */
    private boolean act(LiveTable table) {
        var moment = table.now();
        var seat = botToAct(moment);
        if (seat.isEmpty() || closing) return true;
        var reply = actAlone(table, moment, seat.get());
        if (reply.isEmpty()) return false;
        if (reply.get() instanceof Reply.Refused(var why)) {
            LOG.error("the bot at table {} chose what the rules refuse: {}", table.id(), why);
            leases.drop(table.id());
            return false;
        }
        return true;
    }

    /** Nothing if another server thinks for this table: should it die, the sweeper comes back. */
    private Optional<Reply> actAlone(LiveTable table, LiveTable.Moment moment, Seat seat) {
        var lease = leases.take(table.id());
        if (lease.isEmpty()) return Optional.empty();
        var reply = act(table, moment, seat);
        leases.release(table.id(), lease.get());
        return Optional.of(reply);
    }

    static Optional<Seat> botToAct(LiveTable.Moment moment) {
        if (moment.times().started().isEmpty()) return Optional.empty();
        if (!(moment.turn() instanceof Turn.Of(var seats))) return Optional.empty();
        return seats.stream()
                .filter(
                        seat ->
                                moment.at(seat) instanceof Occupant.Bot
                                        || Deputies.isBots(moment, seat))
                .findFirst();
    }

    private Reply act(LiveTable table, LiveTable.Moment moment, Seat seat) {
        int level = level(moment, seat);
        var player =
                Optional.ofNullable(bots.get(moment.match().game().name()))
                        .orElseThrow(
                                () ->
                                        new IllegalStateException(
                                                "no bot plays " + moment.match().game().name()));
        atDesk.put(table.id(), new Work(Progress.THINKING, moment.entry()));
        var limits =
                new Bots.Thinking(
                        Math.min(level, player.levels()),
                        time(moment, seat),
                        table.id().hashCode() + moment.entry(),
                        () -> !isWanted(table.id(), moment.entry()));
        long began = System.nanoTime();
        var move = choose(player, moment.match(), seat, limits);
        var time = Duration.ofNanos(System.nanoTime() - began);
        times.remember(moment.match().game().name(), level, time);
        thoughts.forEach(each -> each.accept(moment.match().game().name(), time));
        return tables.submit(table, seat, moment.entry(), move);
    }

    private Duration time(LiveTable.Moment moment, Seat seat) {
        var most = ThoughtTimes.most(queue.lengthy());
        if (!(moment.terms().pace() instanceof Pace.Live(var ignored, var increment))) return most;
        var share = moment.clocks().thought(seat, increment, house.now(), house.pauses());
        return share.compareTo(most) < 0 ? share : most;
    }

    @SuppressWarnings(
            "unchecked") // a bot is registered under the name of the game whose states it knows
    private static <S extends State<S, M, V>, M, V> String choose(
            Bots<S, M, V> player, Match<?, ?, ?> match, Seat seat, Bots.Thinking limits) {
        var own = (Match<S, M, V>) match;
        return own.game().print(player.choose(own.state(), seat, limits));
    }

    @Override
    public void close() {
        closing = true;
        sweeper.interrupt();
        thinkers.forEach(Thread::interrupt);
    }
}
