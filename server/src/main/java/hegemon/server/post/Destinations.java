package hegemon.server.post;

import hegemon.server.id.PersonId;
import hegemon.server.mail.Outbox;
import hegemon.server.mail.Posted;
import hegemon.server.mail.in.InRows;
import hegemon.server.mail.in.Incoming;
import hegemon.server.mail.in.ReplyAddress;
import hegemon.server.play.LiveTable;
import hegemon.server.play.Tables;

import java.util.List;
import java.util.Optional;

/** Finds the table to which a mail belongs. */
public final class Destinations {
    private final InRows rows;
    private final Outbox outbox;
    private final Tables tables;
    private final ReplyAddress addresses;
    private final List<Correspondence> games;

    public Destinations(
            InRows rows,
            Outbox outbox,
            Tables tables,
            ReplyAddress addresses,
            List<Correspondence> games) {
        this.rows = rows;
        this.outbox = outbox;
        this.tables = tables;
        this.addresses = addresses;
        this.games = List.copyOf(games);
    }

    /**
     * The table that the mail names by its address, by what it answers or by its heading, or at
     * which alone its sender plays by mail. Several: nothing says which.
     */
    List<LiveTable> of(Incoming mail, PersonId person) {
        var named =
                addresses
                        .claimed(mail)
                        .map(ReplyAddress.Claim::table)
                        .or(() -> answered(mail).flatMap(Posted::game))
                        .flatMap(tables::find);
        if (named.isPresent()) return List.of(named.get());
        var held = held(person);
        return held.size() > 1 ? meant(held, person, mail) : held;
    }

    Optional<Correspondence> correspondence(LiveTable table) {
        var name = table.now().match().log().game();
        return games.stream().filter(each -> each.game().equals(name)).findFirst();
    }

    /** The letter of ours that it answers. */
    Optional<Posted> answered(Incoming mail) {
        return mail.answers().stream()
                .map(id -> id.substring(0, Math.max(0, id.indexOf('@'))))
                .flatMap(id -> outbox.find(id).stream())
                .findFirst();
    }

    /** The tables at which this person plays by mail. */
    private List<LiveTable> held(PersonId person) {
        var names = games.stream().map(Correspondence::game).toList();
        return rows.tables(person, names).stream().flatMap(id -> tables.find(id).stream()).toList();
    }

    /** Those that the mail itself names; all, if it does not name one alone. */
    private List<LiveTable> meant(List<LiveTable> held, PersonId person, Incoming mail) {
        var named =
                held.stream()
                        .filter(
                                table ->
                                        correspondence(table)
                                                .filter(it -> isMeant(it, table, person, mail))
                                                .isPresent())
                        .toList();
        return named.size() == 1 ? named : held;
    }

    private static boolean isMeant(
            Correspondence game, LiveTable table, PersonId person, Incoming mail) {
        var seat = table.now().seatOf(Optional.of(person));
        return game.isMeant(table, seat, mail.subject(), mail.texts());
    }
}
