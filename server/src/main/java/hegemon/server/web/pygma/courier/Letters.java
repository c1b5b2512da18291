package hegemon.server.web.pygma.courier;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.play.Campaigns;
import hegemon.server.play.Reply;
import hegemon.server.store.BlockRows;
import hegemon.server.web.pygma.courier.LetterRows.Letter;
import hegemon.server.web.pygma.courier.LetterRows.State;

import org.springframework.stereotype.Component;

import java.time.Clock;
import java.util.List;
import java.util.Optional;

/** Letters between realms: at once where the player is known, else through the game master. */
@Component
record Letters(LetterRows rows, Campaigns campaigns, BlockRows blocks, Clock clock) {
    static final int LONGEST = 2_000;

    /** A month of a busy ruler. */
    private static final int MOST = 40;

    /** Game masters write to all. */
    private static final int MOST_OF_MASTERS = 400;

    List<Letter> of(Writer reader) {
        return reader.isMaster()
                ? rows.ofMasters(reader.game(), reader.name())
                : rows.of(reader.game(), reader.name(), reader.person(), reader.stoodIn());
    }

    /** How many this one may still send this month. */
    int left(Writer writer) {
        int most = writer.isMaster() ? MOST_OF_MASTERS : MOST;
        return Math.max(0, most - rows.count(writer.game(), writer.round(), writer.name()));
    }

    Reply write(Writer writer, int to, String words) {
        var text = words.strip();
        boolean somebody = to >= 0 && to <= writer.realms() && to != writer.realm();
        if (!somebody || (to == Writer.MASTER && !writer.isLed())) return Slips.refused("nobody");
        if (text.isEmpty()) return Slips.refused("empty");
        if (text.length() > LONGEST) return Slips.refused("long", text.length(), LONGEST);
        if (left(writer) == 0) return Slips.refused("often", MOST);
        boolean direct = writer.reaches(to);
        if (!direct && !writer.isLed()) return Slips.refused("unknown");
        if (direct && !writer.isMaster() && blocks.isBlocked(writer.holder(to), writer.person()))
            return Slips.refused("blocked");
        var letter =
                new Letter(
                        0,
                        writer.round(),
                        writer.name(),
                        writer.person(),
                        writer.name(to),
                        direct ? writer.holder(to) : PersonId.NOBODY,
                        text,
                        direct ? State.SENT : State.HELD,
                        "",
                        clock.millis());
        campaigns.beside(
                writer.table(),
                () -> tell(writer, direct ? to : Writer.MASTER, rows.add(writer.game(), letter)));
        return new Reply.Done();
    }

    /** Whoever is to read it, or to pass it on. */
    private void tell(Writer writer, int realm, int number) {
        campaigns.tell(
                writer.table(), writer.seats(realm), List.of("letter", String.valueOf(number)));
    }

    Optional<Letter> find(TableId game, int number) {
        return rows.find(game, number);
    }

    /** A game master passes a letter on, or gives it back with a word. */
    Reply judge(Writer master, int number, boolean passes, String word) {
        if (!master.isMaster()) return new Reply.NotYours();
        if (word.length() > LONGEST) return Slips.refused("long", word.length(), LONGEST);
        var held = rows.held(master.game(), number);
        if (held.isEmpty()) return Slips.refused("gone");
        int to = master.number(held.get().to());
        var text = (passes ? "pass\n" : "return\n") + held.get().from() + " " + held.get().to();
        campaigns.together(
                master.table(),
                new Campaigns.Done(master.person(), text, word.strip()),
                () -> {
                    rows.move(
                            master.game(),
                            number,
                            passes ? State.PASSED : State.RETURNED,
                            passes ? master.holder(to) : PersonId.NOBODY,
                            word.strip());
                    tell(master, passes ? to : master.number(held.get().from()), number);
                });
        return new Reply.Done();
    }
}
