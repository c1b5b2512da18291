package hegemon.server.web.pygma;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.Pygma;
import hegemon.pygma.world.Realm;
import hegemon.server.id.PersonId;
import hegemon.server.store.CampaignRows.Act;
import hegemon.table.Language;
import hegemon.table.Match;
import hegemon.table.Words;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.List;

/** The record of a campaign speaks in sentences. */
class ActWordsTest {
    /** Each kind of act, as it is written. */
    private static final List<String> ALL =
            List.of(
                    "evaluate",
                    "review\ntext 1 Hallo.\ntreasury 2 5",
                    "release",
                    "lock",
                    "unlock",
                    "withdraw",
                    "bot\nRealm-1 2",
                    "bot\n2",
                    "password",
                    "no-password",
                    "paper\n1",
                    "free\n2",
                    "title\nDie Sonntagsrunde",
                    "calendar\nweekly 3,7 20:00 Europe/Berlin",
                    "calendar\nevery 14 20:00 Europe/Berlin",
                    "calendar\nmonthly 1/7 20:00 Europe/Berlin",
                    "postpone\n2026-11-22 20:00",
                    "pause",
                    "resume",
                    "kurier\n3",
                    "resign\nRealm-1",
                    "lapse\nRealm-2 3",
                    "absences\nstanding 3",
                    "provide",
                    "ask-stand_in\nRealm-1 Cleo",
                    "ask-heir\nGameMaster-2 Cleo",
                    "ask-assistant\nGameMaster Cleo",
                    "accept\nRealm-1",
                    "decline\nRealm-1",
                    "alone\nRealm-1",
                    "admit\nRealm-2",
                    "refuse-request",
                    "welcome\nRealm-2 Cleo",
                    "turn-away\nCleo",
                    "link\nRealm-2",
                    "pass\nRealm-1 Realm-2",
                    "return\nRealm-1 Realm-2",
                    "print\nRealm-1 Aus der Ferne",
                    "spike\nGameMaster Aus der Ferne",
                    "heritage\nRealm-1",
                    "end");

    private static final List<Realm> REALMS = realms();

    private static List<Realm> realms() {
        return Match.start(new Pygma(), "realms 2 seed 4").orThrow().state().world().realms();
    }

    private static String said(String written, Language language) {
        var lines = written.split("\n", 2);
        var act = new Act(new PersonId("ada"), lines[0], lines.length < 2 ? "" : lines[1], "", 0);
        return new ActWords(REALMS, language).say(act, "Ada");
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void eachKindOfActIsASentenceWithoutAWordOfTheRecord(Language language) {
        assertThat(ALL)
                .allSatisfy(
                        written ->
                                assertThat(said(written, language))
                                        .endsWith(".")
                                        .doesNotContain(
                                                "Realm-",
                                                "GameMaster",
                                                "weekly",
                                                "every 14 20",
                                                "1/7")
                                        .doesNotContain("{", "2026-11-22", "standing 3"));
        assertThat(ALL)
                .as("no act is told as a strange one")
                .noneMatch(written -> said(written, language).equals(strange(written, language)));
    }

    private static String strange(String written, Language language) {
        var verb = written.lines().findFirst().orElseThrow();
        return Words.in(language).say("server.pygma.act.other", "Ada", verb);
    }

    @Test
    void aSentenceSaysWhomAndWhat() {
        var realm = "Reich 1 (" + REALMS.getFirst().name() + ")";
        assertThat(said(ALL.get(6), Language.GERMAN))
                .isEqualTo("Ada hat " + realm + " für 2 Monate der Maschine gegeben.");
        assertThat(said("review\ntext 1 Hallo.\ntreasury 2 5", Language.GERMAN))
                .isEqualTo("Ada hat einen Entwurf gerechnet und dabei 2 Zeilen eingetragen.");
        assertThat(said("calendar\nweekly 3,7 20:00 Europe/Berlin", Language.GERMAN))
                .isEqualTo(
                        "Ada hat den Kalender festgelegt: ZAT jeden Mittwoch, Sonntag um 20:00 Uhr"
                                + " (Europe/Berlin).");
        assertThat(said("calendar\nmonthly 5/7 20:00 Europe/Berlin", Language.GERMAN))
                .isEqualTo(
                        "Ada hat den Kalender festgelegt: ZAT am letzten Sonntag im Monat um 20:00"
                                + " Uhr (Europe/Berlin).");
        assertThat(said("ask-heir\nRealm-1 Cleo", Language.GERMAN))
                .isEqualTo("Ada hat Cleo angeboten, " + realm + " zu übernehmen.");
        assertThat(said("strange", Language.GERMAN))
                .isEqualTo("Ada hat etwas eingetragen: strange.");
    }
}
