package hegemon.server.web.pygma;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.PygmaState;
import hegemon.pygma.atlas.WorldParser;
import hegemon.pygma.atlas.WorldPrinter;
import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Date;
import hegemon.pygma.world.People;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.World;
import hegemon.server.clubs.Clubs;
import hegemon.server.house.TestHouse;
import hegemon.server.house.TestHouse.Visitor;
import hegemon.server.id.TableId;
import hegemon.server.play.Calendars;
import hegemon.server.play.Campaigns;
import hegemon.server.play.LiveTable;
import hegemon.server.play.Seating;
import hegemon.server.play.Tables;
import hegemon.server.store.Occupant;
import hegemon.table.Seat;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.web.util.HtmlUtils;

import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** The sheet of a new campaign, the world before it is played, and those who are asked to come. */
class FoundingIT {
    private static final Pattern LINK = Pattern.compile("/invitations/[\\w-]+");
    private static final Pattern ID = Pattern.compile("/games/([\\w-]{16})\"");

    private static TestHouse house;
    private static Visitor mara;
    private static Visitor anna;
    private static Visitor bert;

    @TempDir private static Path data;

    @BeforeAll
    static void open() {
        house = new TestHouse(data);
        mara = house.member("Mara");
        anna = house.member("Anna");
        bert = house.member("Bert");
    }

    @AfterAll
    static void close() {
        house.close();
    }

    private static HttpResponse<String> found(String word, String more) throws Exception {
        return followed(mara, house.form(mara, "/pygma/new", sheet(word, more)));
    }

    private static HttpResponse<String> followed(Visitor who, HttpResponse<String> answer)
            throws Exception {
        var target = answer.headers().firstValue("Location");
        return target.isPresent() ? house.get(who, target.get()) : answer;
    }

    private static String sheet(String word, String more) {
        return "word="
                + word
                + "&title=K%C3%BCste&about=Sonntags&realms=3&hour=20:00&rhythm=none"
                + "&world=made&preset=as-we-play&shown=as-we-play&watchable=true&"
                + more;
    }

    private static LiveTable made(HttpResponse<String> answer) {
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        var body = answer.body();
        var id = ID.matcher(body.substring(body.indexOf("<main")));
        assertThat(id.find()).isTrue();
        return house.part(Tables.class).find(new TableId(id.group(1))).orElseThrow();
    }

    /** Nobody sends anything by himself, as bots would between two lines of a test. */
    private static LiveTable full(LiveTable table) {
        for (int realm = 1; realm <= 3; realm++)
            house.part(Seating.class).admit(table, bert.id(), PygmaState.seat(realm));
        return table;
    }

    private static PygmaState state(LiveTable table) {
        return (PygmaState) table.now().match().state();
    }

    @Test
    void aSheetFromTheClubsPageShowsItsCampaignThere() throws Exception {
        var clubs = house.part(Clubs.class);
        var club = clubs.found("Runde", "", mara.id()).orThrow();
        assertThat(clubs.admit(club, anna.id())).isEmpty();
        var page = "/clubs/" + club.id();
        assertThat(house.get(mara, page).body()).contains("/pygma/new?club=" + club.id());
        assertThat(house.get(mara, "/pygma/new?club=" + club.id()).body())
                .contains("name=\"club\" value=\"" + club.id() + "\"");
        var table = made(found("a-word-from-the-clubs-page", "rest=free&club=" + club.id()));
        assertThat(house.get(anna, page).body()).contains("/games/" + table.id(), "Küste");
        var strange =
                house.form(
                        bert,
                        "/pygma/new",
                        sheet("a-word-of-a-stranger", "rest=free&club=" + club.id()));
        assertThat(followed(bert, strange).statusCode()).isEqualTo(200);
        assertThat(clubs.lobby(club, Optional.of(mara.id()))).as("Bert is no member").hasSize(1);
    }

    @Test
    void theSheetMakesACampaignWithNameCalendarRulesAndGameMasters() throws Exception {
        var table =
                made(
                        found(
                                "a-word-for-the-first-one",
                                "masters=Bert&rule.identities=CONTACT&rule.start.money=5000"
                                        + "&rest=free"));
        assertThat(house.part(Campaigns.class).title(table.id()).about()).isEqualTo("Sonntags");
        assertThat(state(table).leaders()).hasSize(2);
        var settings = state(table).world().settings();
        assertThat(settings.get(Setting.IDENTITIES)).isEqualTo(Choice.Identities.CONTACT);
        assertThat(settings.get(Setting.START_MONEY)).isEqualTo(5_000);
        house.json(bert, "/api/pygma/" + table.id() + "/people/answer", "{\"accept\":true}");
        assertThat(table.now().at(new Seat("GameMaster-2")))
                .isEqualTo(new Occupant.Person(bert.id()));
    }

    @Test
    void aCalendarIsKeptAndAnImpossibleOneIsRefusedWithTheSheetAsItWas() throws Exception {
        var sheet = sheet("a-word-with-a-calendar", "").replace("rhythm=none", "rhythm=weekly");
        var wrong = house.form(mara, "/pygma/new", sheet + "day=1&zone=Nirgendwo/Nix");
        assertThat(wrong.statusCode()).isEqualTo(422);
        assertThat(wrong.body()).contains("value=\"Küste\"", "Nirgendwo/Nix");
        var table =
                made(
                        followed(
                                mara,
                                house.form(
                                        mara,
                                        "/pygma/new",
                                        sheet + "day=1&day=4&zone=Europe/Berlin")));
        assertThat(house.part(Calendars.class).of(table.id()).orElseThrow().plan().rhythm())
                .isEqualTo("weekly 1,4 20:00");
    }

    @Test
    void theFirstSundayOfTheMonthAndTheFirstOfAllAreNamedOnTheSheet() throws Exception {
        var sheet =
                sheet("a-word-for-first-sundays", "nth=1&weekday=7&zone=Europe/Berlin&rest=free")
                        .replace("rhythm=none", "rhythm=monthly");
        var first = "2199-01-06T20:00";
        var table = made(followed(mara, house.form(mara, "/pygma/new", sheet + "&first=" + first)));
        var calendar = house.part(Calendars.class).of(table.id()).orElseThrow();
        assertThat(calendar.plan().rhythm()).isEqualTo("monthly 1/7 20:00");
        assertThat(house.get(mara, "/api/pygma/" + table.id() + "/calendar").body())
                .contains("\"local\":\"" + first + "\"", "\"begun\":false");
        full(table);
        assertThat(house.get(mara, "/api/pygma/" + table.id() + "/calendar").body())
                .contains("\"local\":\"" + first + "\"", "\"begun\":true");
    }

    @Test
    void aPresetCountsButForWhatIsChanged() throws Exception {
        var table =
                made(
                        found(
                                "a-word-for-gentle-rules",
                                "rule.battle.winnerLoss=800&rule.start.money=7000&rest=free"));
        assertThat(state(table).world().settings().get(Setting.BATTLE_WINNER_LOSS)).isEqualTo(800);
        var gentle =
                sheet("a-word-for-gentler-rules", "rule.battle.winnerLoss=800&rest=free")
                        .replace("preset=as-we-play", "preset=gentle");
        var soft = made(followed(mara, house.form(mara, "/pygma/new", gentle)));
        assertThat(state(soft).world().settings().get(Setting.BATTLE_WINNER_LOSS)).isEqualTo(500);
    }

    @Test
    void theWorldThatIsShownIsTheOneThatIsPlayedAndNobodyElseReadsItsDice() throws Exception {
        var word = "a-word-for-a-world-to-see";
        var shown = house.form(mara, "/pygma/new/world", sheet(word, ""));
        assertThat(shown.statusCode()).isEqualTo(200);
        assertThat(shown.body()).contains("<svg", "1 Alandia");
        var other = house.form(mara, "/pygma/new/world", sheet(word + "-2", ""));
        assertThat(picture(other)).isNotEqualTo(picture(shown));
        var table = made(found(word, "rest=free"));
        var again = house.form(mara, "/pygma/new/world", sheet(word, ""));
        assertThat(picture(again)).isEqualTo(picture(shown));
        assertThat(state(table).world()).isEqualTo(read(shown));
        var twice = house.form(mara, "/pygma/new", sheet(word, "rest=free"));
        assertThat(twice.headers().firstValue("Location").orElse(""))
                .as("a word makes one campaign")
                .endsWith("/games/" + table.id());
    }

    private static World read(HttpResponse<String> answer) {
        var text = answer.body().replaceAll("(?s).*data-text>(.*?)</textarea>.*", "$1");
        return WorldParser.read(HtmlUtils.htmlUnescape(text)).world().orElseThrow();
    }

    private static String picture(HttpResponse<String> answer) {
        return answer.body().replaceAll("(?s).*(<svg.*?</svg>).*", "$1");
    }

    @Test
    void aDrawnWorldIsPlayedAndNoRulerReadsItInTheSetUp() throws Exception {
        var text = state(made(found("a-word-to-draw-upon", "rest=free"))).world();
        var drawing = WorldPrinter.print(text);
        var sheet =
                sheet("a-word-for-a-drawn-world", "rest=free").replace("world=made", "world=drawn");
        var table =
                made(
                        followed(
                                mara,
                                house.form(
                                        mara,
                                        "/pygma/new",
                                        sheet
                                                + "&drawing="
                                                + URLEncoder.encode(
                                                        drawing, StandardCharsets.UTF_8))));
        assertThat(state(table).world().realms()).hasSize(3);
        var setup = TestHouse.read(house.get(anna, "/api/games/" + table.id())).path("setup");
        assertThat(setup.asString()).startsWith("realms 3").doesNotContain("\n");
        var broken = house.form(mara, "/pygma/new/world", sheet + "&drawing=Unsinn");
        assertThat(broken.statusCode()).isEqualTo(422);
    }

    @Test
    void manyAreAskedAtOnceByNameByLinkAndForCertainRealms() throws Exception {
        var answer =
                found(
                        "a-word-to-invite-many",
                        "invite=2+%3D+Anna%0A3%0ANiemand%0A9+%3D+Bert&rest=bots");
        var table = made(answer);
        assertThat(table.now().at(PygmaState.seat(1))).isInstanceOf(Occupant.Open.class);
        house.json(anna, "/api/pygma/" + table.id() + "/people/answer", "{\"accept\":true}");
        assertThat(table.now().at(PygmaState.seat(2))).isEqualTo(new Occupant.Person(anna.id()));
        var link = LINK.matcher(answer.body());
        assertThat(link.find()).isTrue();
        house.form(bert, link.group(), "");
        assertThat(table.now().at(PygmaState.seat(3))).isEqualTo(new Occupant.Person(bert.id()));
        var more = house.form(mara, "/pygma/" + table.id() + "/invite", "invite=&links=true");
        assertThat(LINK.matcher(followed(mara, more).body()).results().count()).isPositive();
        assertThat(house.get(anna, "/pygma/" + table.id() + "/invite").statusCode()).isEqualTo(403);
    }

    /** A mail address is in no address of ours; who is unknown is told. */
    @Test
    void theLinksAreThereWheneverTheLeaderLooks() throws Exception {
        var sheet = sheet("a-word-to-load-again", "invite=1+%3D+x@example.org%0ANiemand");
        var answer = house.form(mara, "/pygma/new", sheet + "&rest=links");
        assertThat(answer.statusCode()).isEqualTo(302);
        var page = answer.headers().firstValue("Location").orElseThrow();
        assertThat(page).doesNotContain("example.org");
        var first = house.get(mara, page).body();
        assertThat(LINK.matcher(first).results().map(it -> it.group()).distinct()).hasSize(3);
        assertThat(first).contains("Niemand");
        var link = LINK.matcher(house.get(mara, page).body());
        assertThat(link.find()).isTrue();
        assertThat(first).contains(link.group());
        house.form(bert, link.group(), "");
        assertThat(house.get(mara, page).body()).doesNotContain(link.group());
        assertThat(house.get(bert, page).statusCode()).isEqualTo(403);
    }

    @Test
    void anAssistantReadsWhatTheGameMasterReadsAndDoesNothing() throws Exception {
        var table = full(made(found("a-word-with-an-assistant", "assistant=Anna&rest=free")));
        var desk = "/api/pygma/" + table.id() + "/master";
        assertThat(house.get(anna, desk).statusCode()).isEqualTo(403);
        house.json(anna, "/api/pygma/" + table.id() + "/people/answer", "{\"accept\":true}");
        assertThat(house.get(anna, desk).statusCode()).isEqualTo(200);
        assertThat(house.get(bert, desk).statusCode()).isEqualTo(403);
        var people = TestHouse.read(house.get(anna, "/api/pygma/" + table.id() + "/people"));
        assertThat(people.path("assists").asBoolean()).isTrue();
        var act = house.json(anna, desk + "/moves", "{\"entry\":1,\"text\":\"evaluate\"}");
        assertThat(act.statusCode()).isEqualTo(403);
        house.json(
                mara,
                desk + "/moves",
                "{\"entry\":%d,\"text\":\"evaluate\"}".formatted(table.now().entry()));
        assertThat(state(table).world().date()).isNotEqualTo(Date.START);
        assertThat(house.get(anna, desk).statusCode()).as("also in the next month").isEqualTo(200);
    }

    @Test
    void aPromisedRealmIsForNobodyElseAndWhoeverIsAskedForAnyGetsAnother() throws Exception {
        var zoe = house.member("Zoe");
        var table =
                made(
                        found(
                                "a-word-with-promises",
                                "masters=Zoe&invite=1+%3D+Anna%0ABert&rest=links"));
        var join = "/games/" + table.id() + "/join";
        assertThat(house.get(zoe, "/games").body()).contains("Küste");
        var stranger = house.member("Fremd");
        assertThat(house.get(stranger, "/games/" + table.id()).body())
                .doesNotContain(join)
                .contains("/pygma/" + table.id());
        for (String seat : List.of("Realm-1", "Realm-2", "GameMaster-2"))
            assertThat(house.form(stranger, join, "seat=" + seat).statusCode()).isEqualTo(422);
        assertThat(house.form(bert, join, "seat=Realm-1").statusCode()).isEqualTo(422);
        house.form(bert, join, "");
        assertThat(table.now().at(new Seat("Realm-2"))).isEqualTo(new Occupant.Person(bert.id()));
        house.form(anna, join, "");
        assertThat(table.now().at(new Seat("Realm-1"))).isEqualTo(new Occupant.Person(anna.id()));
    }

    @Test
    void whoAsksForARealmOnThePublicPageGetsItFromTheGameMaster() throws Exception {
        var table = made(found("a-word-for-who-asks", "rest=free"));
        var page = "/pygma/" + table.id();
        assertThat(house.get(anna, page).body()).contains("begins when all realms are taken");
        assertThat(house.get(anna, page).body()).contains(page + "/ask");
        house.form(anna, page + "/ask", "text=Darf+ich%3F");
        assertThat(house.get(mara, page + "/invite").body()).contains("Anna", "Darf ich?");
        assertThat(house.get(mara, "/games").body()).contains("Darf ich?");
        var answer = "person=" + anna.id() + "&seat=Realm-2";
        assertThat(house.form(bert, page + "/ask/answer", answer).statusCode()).isEqualTo(403);
        house.form(mara, page + "/ask/answer", answer);
        assertThat(table.now().at(PygmaState.seat(2))).isEqualTo(new Occupant.Person(anna.id()));
        assertThat(house.form(mara, page + "/ask/answer", answer).statusCode()).isEqualTo(404);
        assertThat(house.get(anna, "/games").body()).contains("Mara has given you a seat", "Küste");
    }

    @Test
    void whoAskedReadsThatItWaitsAndWhatTheGameMasterAnswered() throws Exception {
        var table = made(found("a-word-for-who-is-told", "rest=free"));
        var page = "/pygma/" + table.id();
        house.form(anna, page + "/ask", "text=Darf+ich%3F");
        assertThat(house.get(anna, page).body())
                .contains("Your request is with the game master")
                .doesNotContain(page + "/ask\"");
        house.form(mara, page + "/invite", "invite=2+%3D+Bert");
        assertThat(house.get(mara, page + "/invite").body())
                .contains("<option value=\"Realm-1\"")
                .doesNotContain("<option value=\"Realm-2\"");
        var answer = page + "/ask/answer";
        house.form(mara, answer, "person=" + anna.id() + "&seat=Realm-2");
        assertThat(house.get(mara, page + "/invite").body())
                .as("it is promised to somebody else; the question stands")
                .contains("Darf ich?");
        house.form(mara, answer, "person=" + anna.id() + "&no=true&word=N%C3%A4chstes+Jahr+gern.");
        assertThat(house.get(anna, "/games").body())
                .contains("Mara has declined your request", "Küste", "Nächstes Jahr gern.");
        assertThat(house.get(anna, page).body()).contains(page + "/ask\"");
        assertThat(house.get(mara, "/api/pygma/" + table.id() + "/master").body())
                .contains("Nächstes Jahr gern.");
    }

    @Test
    void thePublicPageSaysWhenTheMonthsAreClosed() throws Exception {
        var page = "/pygma/" + made(found("a-word-without-days", "rest=free")).id();
        assertThat(house.get(anna, page).body()).contains("closes the orders by hand");
        var sheet = sheet("a-word-with-days", "day=1&day=4&zone=Europe/Berlin&rest=free");
        var weekly = sheet.replace("rhythm=none", "rhythm=weekly");
        var table = made(followed(mara, house.form(mara, "/pygma/new", weekly)));
        assertThat(house.get(anna, "/pygma/" + table.id()).body())
                .contains("A deadline every Monday and Thursday at 20:00")
                .doesNotContain("Next deadline");
        full(table);
        assertThat(house.get(anna, "/pygma/" + table.id()).body())
                .contains("Next deadline")
                .containsPattern("(Monday|Thursday), [^<]*20:00 \\(CES?T\\)");
        assertThat(house.get(bert, "/games").body())
                .as("the calendar is the clock of the campaign")
                .containsPattern(
                        "class=\"time\"[^>]*>([0-9]+ d [0-9]+ h|[0-9]+(:[0-9]{2}){1,2}) left");
    }

    /** D-160, D-161. */
    @Test
    void aRulerChoosesPeopleAndCultureInTheFirstMonthAndAllReadTheRanking() throws Exception {
        var rules = "rule.peoples=RULER&rule.ranking=true&rest=free";
        var table = made(found("a-word-for-who-chooses", rules));
        house.part(Seating.class).admit(table, anna.id(), PygmaState.seat(1));
        full(table);
        var path = "/api/pygma/" + table.id();
        var choice = "{\"people\":\"%s\",\"culture\":\"1 ALWAYS HILLS\"}";
        assertThat(choose(anna, path, choice.formatted("NONE"))).isEqualTo(422);
        assertThat(choose(mara, path, choice.formatted("FOREST"))).isEqualTo(403);
        assertThat(choose(anna, path, choice.formatted("DESERT"))).isEqualTo(204);
        assertThat(choose(anna, path, choice.formatted("FOREST"))).isEqualTo(204);
        assertThat(house.get(anna, path + "/people").body()).contains("\"people\":\"FOREST\"");
        var desk = TestHouse.read(house.get(mara, path + "/master"));
        var lines = desk.path("sheet").path("text").asString();
        assertThat(lines.lines()).hasSize(2);
        house.part(Tables.class)
                .submit(table, Optional.of(mara.id()), table.now().entry(), "evaluate\n" + lines);
        var realm = state(table).world().realm(1);
        assertThat(realm.people()).isEqualTo(People.FOREST);
        assertThat(realm.culture().print()).isEqualTo("1 ALWAYS HILLS");
        assertThat(choose(anna, path, choice.formatted("DESERT"))).as("too late").isEqualTo(404);
        var page = house.get(TestHouse.NOBODY, "/pygma/" + table.id()).body();
        assertThat(page.split("<ol>", -1)).as("the ranking").hasSize(2);
    }

    private static int choose(Visitor who, String path, String choice) throws Exception {
        return house.json(who, path + "/people/heritage", choice).statusCode();
    }

    @Test
    void afterTheEndThePublicPageShowsTheMapOfEveryMonth() throws Exception {
        var table = full(made(found("a-word-for-an-ended-one", "rest=free")));
        var page = "/pygma/" + table.id();
        assertThat(house.get(anna, page + "?month=0").body()).doesNotContain("<svg class=\"map");
        house.json(
                mara,
                "/api" + page + "/master/moves",
                "{\"entry\":%d,\"text\":\"evaluate\\nclose\"}".formatted(table.now().entry()));
        assertThat(table.now().isOver()).isTrue();
        var last = house.get(anna, page).body();
        var first = house.get(anna, page + "?month=0").body();
        assertThat(last).contains("month=0", "id=\"history\"");
        assertThat(first).contains("month=1", "Alandia").isNotEqualTo(last);
    }

    @Test
    void whoIsAskedOrStandsInFindsTheCampaignAmongTheOwnGames() throws Exception {
        var table = made(found("a-word-to-be-found", "assistant=Bert&rest=bots"));
        assertThat(house.get(bert, "/games").body()).contains("/games/" + table.id());
        house.json(bert, "/api/pygma/" + table.id() + "/people/answer", "{\"accept\":true}");
        assertThat(house.get(bert, "/games").body()).contains("id=\"acting\"", "Küste");
        assertThat(house.get(anna, "/games").body()).doesNotContain(table.id().value());
    }
}
