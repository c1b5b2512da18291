package hegemon.server.play;

import hegemon.server.store.Occupant;
import hegemon.server.store.ThinkingRows;
import hegemon.table.Bots;
import hegemon.table.Match;
import hegemon.table.Seat;
import hegemon.table.State;
import hegemon.table.Turn;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BiConsumer;

/** Lets the house's players think, a few at a time, and plays what they choose. */
public final class BotDesk implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(BotDesk.class);
    private static final Duration TIME = Duration.ofSeconds(2);

    private final Tables tables;
    private final ThinkingRows leases;
    private final Thread sweeper;
    private final Map<String, Bots<?, ?, ?>> bots = load();
    private final List<BiConsumer<String, Duration>> thoughts = new CopyOnWriteArrayList<>();
    private final Set<String> thinking = ConcurrentHashMap.newKeySet();
    private final ExecutorService desk =
            Executors.newFixedThreadPool(
                    Math.max(1, Runtime.getRuntime().availableProcessors() - 1),
                    task -> {
                        var thread = new Thread(task, "bot");
                        thread.setDaemon(true);
                        return thread;
                    });
    private volatile boolean closing = false;

    public BotDesk(Tables tables, Bells bells, ThinkingRows leases) {
        this.tables = tables;
        this.leases = leases;
        this.sweeper = Thread.ofVirtual().name("bot-sweeper").start(this::sweep);
        bells.onRing(this::look);
    }

    /** Takes over from servers that died while they thought. */
    private void sweep() {
        while (!closing) {
            try {
                Thread.sleep(ThinkingRows.LEASE);
                leases.abandoned().forEach(this::look);
            } catch (InterruptedException e) {
                return;
            } catch (RuntimeException e) {
                LOG.warn("cannot see whether other servers think: {}", e.getMessage());
            }
        }
    }

    @SuppressWarnings("rawtypes") // a class literal has no type arguments
    private static Map<String, Bots<?, ?, ?>> load() {
        var bots = new HashMap<String, Bots<?, ?, ?>>();
        for (Bots each : ServiceLoader.load(Bots.class)) bots.put(each.game(), each);
        return bots;
    }

    /** How strong the house can play this game; 0 if not at all. */
    public int levels(String game) {
        return Optional.ofNullable(bots.get(game)).map(Bots::levels).orElse(0);
    }

    /** How many tables are at the desk. */
    public int waiting() {
        return thinking.size();
    }

    /** Is told the game and the time of each thought. */
    public void onThought(BiConsumer<String, Duration> listener) {
        thoughts.add(listener);
    }

    /**
     * If a bot is to act at this table it begins to think; called again meanwhile, nothing happens.
     */
    public void look(String id) {
        if (closing || !thinking.add(id)) return;
        desk.execute(
                () -> {
                    boolean wentWell = false;
                    try {
                        wentWell = tables.find(id).map(this::actAll).orElse(false);
                    } catch (RuntimeException e) {
                        LOG.error("the bot at table {} failed", id, e);
                    } finally {
                        thinking.remove(id);
                    }
                    // Somebody may have acted after the last look, while the name was still on the
                    // list.
                    if (wentWell && waits(id)) look(id);
                });
    }

    private boolean waits(String id) {
        return tables.find(id).flatMap(table -> botToAct(table.now())).isPresent();
    }

    /**
     * Acts until no bot is to act; false if the rules refused what a bot chose, which is a defect.
     */
    private boolean actAll(LiveTable table) {
        var moment = table.now();
        var seat = botToAct(moment);
        while (seat.isPresent() && !closing) {
            var reply = actAlone(table, moment, seat.get());
            if (reply.isEmpty()) return false;
            if (reply.get() instanceof Reply.Refused(var why)) {
                LOG.error("the bot at table {} chose what the rules refuse: {}", table.id(), why);
                return false;
            }
            moment = table.now();
            seat = botToAct(moment);
        }
        return true;
    }

    /** Nothing if another server thinks for this table: should it die, the sweeper comes back. */
    private Optional<Reply> actAlone(LiveTable table, LiveTable.Moment moment, Seat seat) {
        if (!leases.take(table.id())) return Optional.empty();
        try {
            return Optional.of(act(table, moment, seat));
        } finally {
            leases.release(table.id());
        }
    }

    private Optional<Seat> botToAct(LiveTable.Moment moment) {
        if (!(moment.turn() instanceof Turn.Of(var seats))) return Optional.empty();
        return seats.stream()
                .filter(seat -> moment.seats().get(seat) instanceof Occupant.Bot)
                .findFirst();
    }

    private Reply act(LiveTable table, LiveTable.Moment moment, Seat seat) {
        int level = moment.seats().get(seat) instanceof Occupant.Bot(var stored) ? stored : 1;
        var player =
                Optional.ofNullable(bots.get(moment.match().game().name()))
                        .orElseThrow(
                                () ->
                                        new IllegalStateException(
                                                "no bot plays " + moment.match().game().name()));
        var limits =
                new Bots.Thinking(
                        Math.min(level, player.levels()),
                        TIME,
                        table.id().hashCode() + moment.entry(),
                        () -> closing);
        long began = System.nanoTime();
        var move = choose(player, moment.match(), seat, limits);
        var time = Duration.ofNanos(System.nanoTime() - began);
        thoughts.forEach(each -> each.accept(moment.match().game().name(), time));
        return tables.submit(table, seat, moment.entry(), move);
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
        desk.shutdownNow();
    }
}
