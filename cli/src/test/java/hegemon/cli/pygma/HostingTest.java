package hegemon.cli.pygma;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.cli.ExitCode;
import hegemon.cli.Main;
import hegemon.pygma.campaign.Campaign;
import hegemon.server.accounts.Guests;
import hegemon.server.accounts.People;
import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.mail.Notices;
import hegemon.server.play.Bells;
import hegemon.server.play.House;
import hegemon.server.play.Reply;
import hegemon.server.play.Tables;
import hegemon.server.store.ContactRows;
import hegemon.server.store.Database;
import hegemon.server.store.GameStore;
import hegemon.server.store.Occupant;
import hegemon.table.Seat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** A campaign moves from its folder to the server and back, and its log stays as it was. */
class HostingTest {
    @TempDir private Path folder;
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @BeforeEach
    void open() throws IOException {
        Files.createDirectory(folder.resolve("data"));
        withPeople(
                people -> {
                    for (String name : List.of("Mara", "Anna")) people.rename(newGuest(), name);
                    return "";
                });
    }

    private PersonId newGuest() {
        try (var pool = Database.open(url())) {
            return new Guests(pool, Clock.systemUTC()).welcome().id();
        }
    }

    private <T> T withPeople(Function<People, T> work) {
        try (var pool = Database.open(url())) {
            return work.apply(new People(pool, Clock.systemUTC()));
        }
    }

    private <T> T withTables(Function<Tables, T> work) {
        try (var pool = Database.open(url())) {
            var clock = Clock.systemUTC();
            return work.apply(
                    new Tables(
                            House.of(
                                    pool,
                                    new GameStore(pool, clock),
                                    new Bells(),
                                    (table, at) -> {},
                                    Notices.NOBODY,
                                    clock)));
        }
    }

    private String url() {
        return Database.in(folder.resolve("data"));
    }

    private int run(String... args) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        return Main.run(args, new PrintWriter(out), new PrintWriter(err));
    }

    private Path at(String path) {
        return folder.resolve(path);
    }

    /** Three months: sheets of rulers and of code, a free order, a game master's events. */
    private void played() throws IOException {
        var campaign = Campaign.create(at("club"), "realms 3 seed 4", new byte[32]);
        var orders = at("club/orders");
        Files.writeString(
                orders.resolve("01-Andra/1.txt"), "HYGIENE 1\nSONST \"Wir suchen die Quelle.\"\n");
        Files.writeString(orders.resolve("01-Andra/2.txt"), "Unfug\nHYGIENE 1\n");
        Files.writeString(
                orders.resolve("01-Andra/master.txt"), "effect 1 1 Gefunden.\ntreasury 3 4711\n");
        campaign.month(Campaign.Rulers.NONE, false);
        campaign.month(Campaign.Rulers.ALL, false);
        Files.writeString(orders.resolve("01-Cylas/master.txt"), "text 2 Das Orakel spricht.\n");
        campaign.month(Campaign.Rulers.MISSING, false);
    }

    private JsonNode host(String... more) {
        var args =
                new java.util.ArrayList<>(
                        List.of(
                                "pygma",
                                "host",
                                at("club").toString(),
                                "--data",
                                at("data").toString(),
                                "--master",
                                "Mara",
                                "--json"));
        args.addAll(List.of(more));
        assertThat(run(args.toArray(String[]::new))).as("%s", err).isZero();
        return JsonMapper.builder().build().readTree(out.toString());
    }

    private int fetch(String id, String dir) {
        return run("pygma", "fetch", id, at(dir).toString(), "--data", at("data").toString());
    }

    @Test
    void goesToTheServerAndBackWithoutADifferenceOfAByte() throws IOException {
        played();
        var hosted = host();
        var id = hosted.path("campaign").asString();
        assertThat(hosted.path("address").asString()).endsWith("/games/" + id);
        assertThat(hosted.path("invitations").size()).isEqualTo(3);
        assertThat(hosted.path("invitations").path("3").asString()).contains("/invitations/");
        assertThat(fetch(id, "back")).as("%s", err).isZero();
        for (String file : List.of("campaign.log", "campaign.secret"))
            assertThat(at("back/" + file)).hasSameBinaryContentAs(at("club/" + file));
        for (String month : List.of("start", "01-Andra", "01-Bek", "01-Cylas"))
            for (String whose : List.of("1.txt", "2.txt", "3.txt", "master.txt"))
                assertThat(at("back/reports/" + month + "/" + whose))
                        .hasSameTextualContentAs(at("club/reports/" + month + "/" + whose));
        assertThat(at("back/orders/01-Andra/1.txt")).content().contains("Quelle");
        for (String month : List.of("01-Andra", "01-Cylas"))
            assertThat(at("back/orders/" + month + "/master.txt"))
                    .as("what the game master brought")
                    .hasSameTextualContentAs(at("club/orders/" + month + "/master.txt"));
        assertThat(run("verify", "--data", at("data").toString())).as("%s", out).isZero();
    }

    @Test
    void whatWasPlayedOnTheServerComesBackAndIsPlayedOn() throws IOException {
        played();
        var id = host().path("campaign").asString();
        var log = withTables(tables -> led(tables, new TableId(id)));
        assertThat(fetch(id, "back")).as("%s", err).isZero();
        assertThat(at("back/campaign.log")).hasContent(log);
        var back = Campaign.open(at("back"));
        assertThat(at("back/orders/01-Dorl/master.txt")).content().contains("after treasury 1 5");
        back.month(Campaign.Rulers.MISSING, false);
        assertThat(back.state().reports().getFirst().history().getLast().treasury()).isEqualTo(5);
        back.back();
        assertThat(back.date().toString()).isEqualTo("Dorl/01");
    }

    /**
     * The game master closes the orders, takes a month back, plays it again and drafts the next.
     */
    private String led(Tables tables, TableId id) {
        var mara = withPeople(people -> people.named("Mara").orElseThrow().id());
        var table = tables.find(id).orElseThrow();
        for (String move :
                List.of(
                        "withdraw",
                        "review\ntext 1 Noch einmal.",
                        "release",
                        "lock",
                        "review\nafter treasury 1 5"))
            assertThat(tables.submit(table, Optional.of(mara), table.now().entry(), move, ""))
                    .as(move)
                    .isInstanceOf(Reply.Done.class);
        return table.now().match().log().print();
    }

    @Test
    void thoseWhoAreKnownSitAndTheOthersAreNamed() throws IOException {
        played();
        Files.writeString(at("who.txt"), "1 = anna\n2 = bot\n3 = otto@example.org\n");
        var id = host("--rulers", at("who.txt").toString()).path("campaign").asString();
        assertThat(err.toString()).contains("Realm 3", "otto@example.org").doesNotContain("anna");
        var anna = withPeople(people -> people.named("Anna").orElseThrow().id());
        var seats = withTables(tables -> tables.find(new TableId(id)).orElseThrow().now().seats());
        assertThat(seats.get(new Seat("Realm-1"))).isEqualTo(new Occupant.Person(anna));
        assertThat(seats.get(new Seat("Realm-2"))).isEqualTo(new Occupant.Bot(1));
        assertThat(seats.get(new Seat("Realm-3"))).isEqualTo(new Occupant.Open());
        try (var pool = Database.open(url())) { // D-85
            new ContactRows(pool).deposit(new TableId(id), anna, "Am Markt 3", 1);
        }
        assertThat(fetch(id, "back")).isZero();
        assertThat(at("back/rulers.txt"))
                .content()
                .contains("1 = Anna; Am Markt 3\n2 = bot\n3 = \n");
    }

    @Test
    void whatCannotBeDoneIsSaidInASentence() throws IOException {
        var data = at("data").toString();
        var club = at("club").toString();
        assertThat(run("pygma", "host", club, "--data", data, "--master", "Mara"))
                .isEqualTo(ExitCode.CANNOT);
        assertThat(err.toString()).contains("there is no campaign in this folder");
        played();
        assertThat(run("pygma", "host", club, "--data", data, "--master", "Niemand"))
                .isEqualTo(ExitCode.CANNOT);
        assertThat(err.toString()).contains("Niemand");
        var id = host().path("campaign").asString();
        assertThat(run("pygma", "host", club, "--data", data, "--master", "Mara"))
                .isEqualTo(ExitCode.CANNOT);
        assertThat(err.toString()).contains("on the server already", id);
        assertThat(fetch("nonsense", "back")).isEqualTo(ExitCode.CANNOT);
        assertThat(fetch(id, "club")).isEqualTo(ExitCode.CANNOT);
        assertThat(err.toString().lines()).hasSize(1);
    }
}
