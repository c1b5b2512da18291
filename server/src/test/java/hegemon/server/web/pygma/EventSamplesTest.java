package hegemon.server.web.pygma;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.Pygma;
import hegemon.pygma.PygmaMove;
import hegemon.pygma.PygmaState;
import hegemon.pygma.atlas.WorldPrinter;
import hegemon.table.Language;
import hegemon.table.Match;
import hegemon.table.Parse;
import hegemon.table.Words;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.List;

/** What the desk of a game master offers can be written. */
class EventSamplesTest {
    @ParameterizedTest
    @EnumSource(Language.class)
    void everySampleIsAnEvent(Language language) {
        var samples = Words.in(language).say("server.pygma.master.events.all");
        assertThat(samples.lines()).hasSizeGreaterThan(20);
        for (String sample : samples.lines().toList())
            assertThat(new Pygma().move("evaluate\n" + sample))
                    .as(sample)
                    .isInstanceOf(Parse.Parsed.class);
    }

    @Test
    void aTownAndARealmAreGivenAsAnEventReplacesThem() {
        var match = Match.start(new Pygma(), "realms 2 seed 4 masters 1").orThrow();
        var world = match.state().world();
        var hand = MasterHand.of(world, new Voice(Language.GERMAN));
        var town = hand.towns().getFirst();
        assertThat(WorldPrinter.print(world)).contains(town.line());
        assertThat(town.line()).startsWith("settlement " + town.at() + " " + town.kind());
        assertThat(hand.peoples()).extracting(MasterHand.Thing::title).noneMatch(String::isBlank);
        for (String event :
                List.of(
                        "change " + town.line().replace(" " + town.kind() + " ", " BST "),
                        "change "
                                + hand.realms()
                                        .getFirst()
                                        .replaceAll("people \\S+", "people FOREST")))
            assertThat(match.state().refuse(PygmaState.GAME_MASTER, move(event)))
                    .as(event)
                    .isEmpty();
    }

    private static PygmaMove move(String event) {
        return new Pygma().move("evaluate\n" + event).orThrow();
    }
}
