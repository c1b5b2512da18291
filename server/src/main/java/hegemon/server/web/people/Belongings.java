package hegemon.server.web.people;

import hegemon.server.accounts.Person;
import hegemon.server.id.PersonId;
import hegemon.server.play.LiveTable;
import hegemon.server.play.Summaries;
import hegemon.server.play.Tables;
import hegemon.server.store.Listed;
import hegemon.server.store.Traces;
import hegemon.server.web.table.Setups;
import hegemon.table.Entry;

import org.springframework.stereotype.Component;

import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** All that the house keeps about a person, as a folder of JSON files. */
@Component
record Belongings(Traces traces, Tables tables, Summaries summaries, JsonMapper json) {
    private static final LocalDateTime NO_TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

    Belongings {
        json = json.rebuild().enable(SerializationFeature.INDENT_OUTPUT).build();
    }

    /** The same belongings give the same bytes, whenever they are fetched. */
    void write(Person person, OutputStream out) throws IOException {
        try (var zip = new ZipOutputStream(out, StandardCharsets.UTF_8)) {
            for (var trace : traces.of(person.id()).entrySet())
                put(zip, trace.getKey() + ".json", trace.getValue());
            summaries.forEach(
                    person.id(),
                    Listed.Kind.ALL,
                    listed ->
                            tables.glance(listed.id())
                                    .ifPresent(
                                            table ->
                                                    put(
                                                            zip,
                                                            "games/" + table.id() + ".json",
                                                            game(table, person.id()))));
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private void put(ZipOutputStream zip, String name, Object value) {
        try {
            var entry = new ZipEntry(name);
            entry.setTimeLocal(NO_TIME);
            zip.putNextEntry(entry);
            zip.write(json.writeValueAsBytes(value));
            zip.closeEntry();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The log as this person's seat may know it: of a finished game all that the rules reveal. */
    private static Map<String, Object> game(LiveTable table, PersonId person) {
        var moment = table.now();
        var seat = moment.seatOf(Optional.of(person));
        var log = moment.match().log();
        var game = new LinkedHashMap<String, Object>();
        game.put("id", table.id());
        game.put("game", log.game());
        game.put("setup", Setups.shown(log.game(), log.setup(), moment.isOver()));
        game.put("seat", seat.name());
        log.commitment().ifPresent(hash -> game.put("commitment", hash));
        game.put("log", lines(moment.match().told(seat)));
        table.revealed(table.now())
                .ifPresent(secret -> game.put("record", log.withSecret(secret).print()));
        return game;
    }

    private static List<String> lines(List<Entry> entries) {
        return entries.stream()
                .map(entry -> entry.number() + "  " + entry.seat().name() + "  " + entry.text())
                .toList();
    }
}
