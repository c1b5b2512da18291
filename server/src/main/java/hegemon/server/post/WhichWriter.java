package hegemon.server.post;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.mail.Addressees;
import hegemon.server.mail.Letter;
import hegemon.server.mail.Posted;
import hegemon.server.mail.in.InRows;
import hegemon.server.mail.in.ReplyAddress;
import hegemon.server.play.Tables;
import hegemon.table.Words;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Asks somebody who plays in several campaigns to which of them a mail belongs. */
public record WhichWriter(
        Addressees addressees,
        ReplyAddress addresses,
        InRows rows,
        Tables tables,
        List<Correspondence> games)
        implements MailQuestion {
    static final String KIND = "mail.which";

    public WhichWriter {
        games = List.copyOf(games);
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public Letter written(Posted letter, PersonId person, Addressees.Addressee to) {
        var words = Words.in(to.language());
        var said = new ArrayList<String>();
        said.add(words.say("server.mail.hello", to.name()));
        said.add(words.say("server.post.which.text", letter.args().getFirst()));
        for (Correspondence game : games)
            for (TableId id : rows.tables(person, List.of(game.game())))
                tables.find(id)
                        .ifPresent(
                                table ->
                                        said.add(
                                                words.say("server.mail.labelled", game.title(table))
                                                        + " "
                                                        + addresses.place(id, person)));
        return new Letter(
                to.address(),
                to.language(),
                words.say("server.post.which.subject"),
                said,
                Optional.empty(),
                Optional.empty());
    }
}
