package hegemon.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.BareTables;
import hegemon.server.OnDatabase;
import hegemon.server.accounts.Guests;
import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.store.GameStore;
import hegemon.table.Entry;
import hegemon.table.Language;
import hegemon.table.Parse;
import hegemon.table.Seat;
import hegemon.table.Words;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What is at hand is not computed again: run on SQLite and on PostgreSQL. */
abstract class CostContract extends OnDatabase {
    private static final List<String> TO_AND_FRO = List.of("e2-e4", "e9-e7", "e4-e2", "e7-e9");

    private House house;
    private Tables tables;
    private PersonId guest;

    @BeforeEach
    void open() {
        house = BareTables.house(database());
        tables = new Tables(house);
        guest = new Guests(database(), Clock.systemUTC()).welcome().id();
    }

    private LiveTable start() {
        return tables.start("pebbles", "21", new Opponent.Self(), guest).orThrow();
    }

    private static void move(Tables at, LiveTable table, PersonId guest, String text) {
        assertThat(at.submit(table, Optional.of(guest), table.now().entry(), text))
                .isEqualTo(new Reply.Done());
    }

    @Test
    void anEntryOfAnotherNodeIsPlayedAndNothingBeforeIt() {
        var here = start();
        move(tables, here, guest, "take 2");
        var known = here.now().match();
        var elsewhere = BareTables.with(database());
        move(elsewhere, elsewhere.find(here.id()).orElseThrow(), guest, "take 3");
        var after = here.now().match();
        assertThat(after.log().entries())
                .last()
                .isEqualTo(new Entry(3, new Seat("Right"), "take 3"));
        for (int entry = 0; entry <= 2; entry++)
            assertThat((Object) after.at(entry)).as("entry %d", entry).isSameAs(known.at(entry));
        assertThat(here.now().times().entries()).hasSize(3);
        assertThat(after.log())
                .isEqualTo(
                        BareTables.with(database())
                                .find(here.id())
                                .orElseThrow()
                                .now()
                                .match()
                                .log());
    }

    @Test
    void aLogThatIsNotTheOneKnownIsReadAnew() {
        var here = start();
        var stored = new GameStore(database(), Clock.systemUTC());
        var known = stored.find(here.id()).orElseThrow();
        move(tables, here, guest, "take 2");
        var other = known.grown(known.log().plus(new Seat("Left"), "take 1"), Set.of(), 1);
        assertThat(stored.renewed(other)).isEmpty();
        assertThat(stored.renewed(known).orElseThrow().log()).isEqualTo(here.now().match().log());
    }

    @Test
    void aLogBroughtInStandsAsItIsReadFromTheDatabase() {
        var moves =
                new StringBuilder(
                        "hegemon-log 1\ngame sparta\nsetup standard repetition=off quiet=0\n\n");
        for (int i = 0; i < 400; i++)
            moves.append(i + 1)
                    .append(i % 2 == 0 ? " South " : " North ")
                    .append(TO_AND_FRO.get(i % 4))
                    .append('\n');
        var table = new Imports(house, tables).read(moves.toString(), guest).orThrow();
        assertThat(tables.find(table.id())).containsSame(table);
        assertThat(table.now().entry()).isEqualTo(400);
        var again = BareTables.with(database()).find(table.id()).orElseThrow().now();
        assertThat(again.match().log()).isEqualTo(table.now().match().log());
        assertThat(again.match().state()).isEqualTo(table.now().match().state());
        assertThat(again.times()).isEqualTo(table.now().times());
        assertThat(again.clocks()).isEqualTo(table.now().clocks());
    }

    @Test
    void aLogBeyondAllMeasureIsRefusedAndTheLimitSaid() {
        var log = new StringBuilder("hegemon-log 1\ngame sparta\nsetup standard\n\n");
        for (int i = 1; i <= Imports.MOST_ENTRIES + 1; i++) log.append(i).append(" South x\n");
        var refused =
                (Parse.Refused<LiveTable>) new Imports(house, tables).read(log.toString(), guest);
        assertThat(Words.in(Language.ENGLISH).say(refused.why()))
                .containsPattern("20.?001 .* 20.?000 ");
    }

    @Test
    void longTablesAreLetGoBeforeTheyFillTheMemory() {
        var one = start();
        var other = start();
        var loaded = new ArrayList<TableId>();
        var atHand = atHand(loaded, one.length() + other.length(), one, other);
        for (int i = 0; i < 3; i++) {
            atHand.find(one.id());
            atHand.find(other.id());
        }
        assertThat(loaded).containsExactly(one.id(), other.id());
        loaded.clear();
        var narrow = atHand(loaded, one.length() + other.length() - 1, one, other);
        narrow.find(one.id());
        narrow.find(other.id());
        narrow.find(other.id());
        narrow.find(one.id());
        assertThat(loaded).containsExactly(one.id(), other.id(), one.id());
    }

    private static AtHand atHand(
            List<TableId> loaded, long longest, LiveTable one, LiveTable other) {
        return new AtHand(
                id -> {
                    loaded.add(id);
                    return Optional.of(id.equals(one.id()) ? one : other);
                },
                longest);
    }
}
