package hegemon.server.play;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.store.ListRows;
import hegemon.server.store.Listed;
import hegemon.server.store.Pauses;
import hegemon.server.store.StoredGame;
import hegemon.server.store.Summary;
import hegemon.table.Seat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * The tables of a person as lists show them. The summaries are kept with each entry; those of games
 * stored before there were any are made when the server starts, or when somebody asks first.
 */
public final class Summaries {
    /** So many are made for one request; the rest follows. */
    private static final int AT_ONCE = 100;

    private static final int PART = 500;

    private final Tables tables;
    private final House house;

    public Summaries(House house, Tables tables) {
        this.tables = tables;
        this.house = house;
    }

    /** A part of somebody's list. */
    public List<Listed> of(Listed.Part part) {
        house.summaries().missingOf(part.person(), AT_ONCE).forEach(this::make);
        return house.lists().of(part);
    }

    /** Every table of somebody, one after the other: no more of them at hand than a part. */
    public void forEach(PersonId person, Listed.Kind kind, Consumer<Listed> each) {
        forEach(Listed.Part.first(person, kind, PART), each);
    }

    /** Those of one game. */
    public void forEach(PersonId person, String game, Consumer<Listed> each) {
        var nowhere = Optional.<Listed.Key>empty();
        forEach(
                new Listed.Part(person, Listed.Kind.ALL, Optional.of(game), nowhere, false, PART),
                each);
    }

    private void forEach(Listed.Part first, Consumer<Listed> each) {
        makeAll(first.person());
        var part = first;
        for (var listed = of(part); !listed.isEmpty(); listed = of(part)) {
            listed.forEach(each);
            part = part.after(listed.getLast().key());
        }
    }

    /** All games of somebody, counted by game, opponent and outcome. */
    public List<ListRows.Tally> tally(PersonId person) {
        makeAll(person);
        return house.lists().tally(person);
    }

    /** Whether this person sits at the table, asked without loading it. */
    public boolean sits(PersonId person, TableId table) {
        return house.seats().sits(table, person);
    }

    /** What this seat has left on its clock, if that runs. */
    public Optional<Long> left(Listed listed, Seat seat) {
        return Optional.ofNullable(((Map<Seat, Summary.Clock>) listed.summary().clocks()).get(seat))
                .map(clock -> clock.left() - house.pauses().elapsed(clock.since(), house.now()))
                .map(left -> Math.max(0, left));
    }

    /** Whether the time of the other one of two is out. */
    public boolean isLate(Listed listed, PersonId person) {
        var held = listed.held(person);
        return listed.summary().seats().size() == 2
                && listed.summary().clocks().keySet().stream()
                        .filter(seat -> !held.contains(seat))
                        .anyMatch(seat -> left(listed, seat).equals(Optional.of(0L)));
    }

    private void makeAll(PersonId person) {
        var before = List.<TableId>of();
        for (var missing = house.summaries().missingOf(person, AT_ONCE);
                !missing.isEmpty() && !missing.equals(before);
                missing = house.summaries().missingOf(person, AT_ONCE)) {
            missing.forEach(this::make);
            before = missing;
        }
    }

    /**
     * Makes all that are missing, in a quarter of the time at most: whoever plays meanwhile should
     * not notice.
     */
    public void makeAll() throws InterruptedException {
        var last = TableId.NONE;
        for (var missing = house.summaries().missing(last, PART);
                !missing.isEmpty();
                missing = house.summaries().missing(last, PART)) {
            for (TableId id : missing) {
                long began = System.nanoTime();
                make(id);
                TimeUnit.NANOSECONDS.sleep(3 * (System.nanoTime() - began));
            }
            last = missing.getLast();
        }
    }

    private void make(TableId id) {
        tables.glance(id).ifPresent(this::sumUp);
    }

    /** Writes down what lists show of it, where that was never done. */
    private void sumUp(LiveTable table) {
        synchronized (table) {
            var moment = table.now();
            house.games()
                    .together(
                            () -> {
                                Summing.of(moment).put(house, table.id());
                                return true;
                            });
        }
    }

    /** Whether what lists show of this game is what its log says, if it is summed up at all. */
    public static boolean isRight(House house, StoredGame stored) {
        var right = summing(stored, house.pauses());
        return house.summaries()
                        .of(stored.id())
                        .map(summary -> summary.untimed().equals(right.summary().untimed()))
                        .orElse(true)
                && house.summaries()
                        .standings(stored.id())
                        .map(right.standings()::equals)
                        .orElse(true);
    }

    private static Summing summing(StoredGame stored, Pauses pauses) {
        return Summing.of(Replayed.of(stored, pauses).moment(stored));
    }

    /** Writes the summary of this game anew. */
    public static void repair(House house, StoredGame stored) {
        var right = summing(stored, house.pauses());
        house.games()
                .together(
                        () -> {
                            house.summaries().remove(stored.id());
                            right.put(house, stored.id());
                            return true;
                        });
    }
}
