package hegemon.server.mail;

import hegemon.server.id.PersonId;

import org.springframework.jdbc.core.simple.JdbcClient;

import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

import javax.sql.DataSource;

/** The letters that lie in the outbox of a house, written as they would go. */
public record LettersToGo(DataSource database, Collection<Writer> writers) {
    /** Somebody who wants every letter, at an address that is confirmed. */
    public void wanted(PersonId person, String address) {
        JdbcClient.create(database)
                .sql("update person set email = ?, email_key = ? where id = ?")
                .params(address, address, person.value())
                .update();
    }

    /** To this person, in no order. */
    public List<String> to(PersonId person) {
        var outbox = new Outbox(database, Clock.systemUTC());
        return JdbcClient.create(database)
                .sql("select id from letter where person_id = ?")
                .param(person.value())
                .query(String.class)
                .list()
                .stream()
                .map(id -> written(outbox.find(id).orElseThrow()))
                .sorted()
                .toList();
    }

    private String written(Posted posted) {
        return writers.stream()
                .filter(writer -> writer.writes(posted.kind()))
                .findFirst()
                .flatMap(writer -> writer.write(List.of(posted)))
                .map(letter -> posted.kind() + "\n" + said(letter))
                .orElse(posted.kind() + "\nnothing");
    }

    private static String said(Letter letter) {
        var enclosed =
                letter.enclosed().stream()
                        .map(it -> it.name() + "\n" + text(it.content()))
                        .collect(Collectors.joining("\n"));
        return String.join(
                "\n",
                letter.address(),
                letter.subject(),
                Paper.text(letter, "House"),
                Paper.html(letter, "House"),
                letter.reply().isPresent() ? "answerable" : "",
                enclosed);
    }

    private static String text(byte[] content) {
        return new String(content, StandardCharsets.ISO_8859_1);
    }
}
