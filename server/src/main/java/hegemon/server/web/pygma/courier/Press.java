package hegemon.server.web.pygma.courier;

import hegemon.server.id.TableId;
import hegemon.server.play.Campaigns;
import hegemon.server.play.Reply;
import hegemon.server.web.pygma.courier.PressRows.Piece;
import hegemon.server.web.pygma.courier.PressRows.State;

import org.springframework.stereotype.Component;

import java.time.Clock;
import java.util.List;
import java.util.Optional;

/** Press for the Kurier, signed or not, released by the game masters. */
@Component
record Press(PressRows rows, Campaigns campaigns, Clock clock) {
    static final int LONGEST = 6_000;
    static final int LONGEST_TITLE = 120;
    private static final int MOST = 5;
    private static final int MOST_OF_MASTERS = 40;

    /** What somebody wrote. */
    record Copy(String title, String text, boolean signed) {}

    /** The own pieces; for a game master all. */
    List<Piece> of(Writer reader) {
        return rows.all(reader.game()).stream()
                .filter(
                        it ->
                                reader.isMaster()
                                        || (it.seat().equals(reader.name())
                                                && it.person().equals(reader.person())))
                .toList();
    }

    Reply write(Writer writer, Copy copy) {
        var title = copy.title().strip();
        var text = copy.text().strip();
        int most = writer.isMaster() ? MOST_OF_MASTERS : MOST;
        if (!writer.isLed()) return Slips.refused("press.unled");
        if (title.isEmpty() || text.isEmpty()) return Slips.refused("press.empty");
        if (title.length() > LONGEST_TITLE)
            return Slips.refused("long", title.length(), LONGEST_TITLE);
        if (text.length() > LONGEST) return Slips.refused("long", text.length(), LONGEST);
        if (rows.count(writer.game(), writer.round(), writer.name()) >= most)
            return Slips.refused("press.often", most);
        var piece =
                new Piece(
                        0,
                        writer.round(),
                        writer.name(),
                        writer.person(),
                        copy.signed(),
                        title,
                        text,
                        writer.isMaster() ? State.TAKEN : State.WAITING,
                        "",
                        0,
                        clock.millis());
        campaigns.beside(writer.table(), () -> rows.add(writer.game(), piece));
        return new Reply.Done();
    }

    Optional<Piece> find(TableId game, int number) {
        return rows.find(game, number);
    }

    /** A game master takes a piece for the next issue, or declines it with a word. */
    Reply judge(Writer master, int number, boolean takes, String word) {
        if (!master.isMaster()) return new Reply.NotYours();
        if (word.length() > Letters.LONGEST)
            return Slips.refused("long", word.length(), Letters.LONGEST);
        var piece = rows.find(master.game(), number).filter(it -> it.issue() == 0);
        if (piece.isEmpty()) return Slips.refused("gone");
        int author = master.number(piece.get().seat());
        var text = (takes ? "print\n" : "spike\n") + piece.get().seat() + " " + piece.get().title();
        campaigns.together(
                master.table(),
                new Campaigns.Done(master.person(), text, word.strip()),
                () -> {
                    rows.judge(
                            master.game(),
                            number,
                            takes ? State.TAKEN : State.DECLINED,
                            word.strip());
                    if (author != Writer.MASTER)
                        campaigns.tell(
                                master.table(),
                                master.seats(author),
                                List.of("press", String.valueOf(number)));
                });
        return new Reply.Done();
    }
}
