package hegemon.sparta;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.table.Parse;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

/** SP-1 and the words of a set-up. */
class SetupTest {
    @Test
    void southMovesFirst() { // SP-1.1
        assertThat(Setup.standard().position().toMove()).isEqualTo(Side.SOUTH);
    }

    @Test
    void eachSideHasEightFightersAndFourOfTheEightCities() { // SP-1.2, SP-1.3
        for (String name : Setup.names()) {
            var position = Setup.parse(name).orThrow().position();
            assertThat(position.cities()).hasSize(8);
            for (Side side : Side.values()) {
                assertThat(position.count(side)).isEqualTo(8);
                assertThat(position.cityCount(side)).isEqualTo(4);
            }
            assertThat(position.pieces().values()).allMatch(piece -> piece.kind() == Kind.FIGHTER);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "standard | b5S,d5S,g5S,i5S,b6N,d6N,g6N,i6N",
                "zigzag   | b5S,d5S,f5S,h5S,c6N,e6N,g6N,i6N",
                "wide     | a5S,d5S,g5S,j5S,a6N,d6N,g6N,j6N",
                "mixed    | b5S,d5N,g5S,i5N,b6S,d6N,g6S,i6N",
                "near     | b4S,d4S,g4S,i4S,b7N,d7N,g7N,i7N"
            })
    void theSetUps(String name, String cities) { // SP-1.3
        assertThat(Setup.parse(name).orThrow().position().print())
                .isEqualTo("10/1ffffffff1/10/10/10/10/10/10/1FFFFFFFF1/10 " + cities + " S");
    }

    @Test
    void theUsualOptions() { // SP-6.4
        assertThat(Setup.standard().options()).isEqualTo(new Options(true, 100, true, 0));
    }

    @Test
    void everySetUpLooksTheSameFromBothSides() { // SP-1.3: cities lie before sides are chosen
        for (String name : Setup.names()) {
            var cities = Setup.parse(name).orThrow().position().cities();
            cities.forEach(
                    (city, owner) -> {
                        var facing = new Square(99 - city.index());
                        assertThat(cities.get(facing))
                                .as(name + " " + city)
                                .isEqualTo(owner.other());
                    });
        }
    }

    @Test
    void aNewGameHasAStalemateLimitAndAStoredOneOnlyIfItSaysSo() { // SP-6.4
        var sparta = new Sparta();
        assertThat(sparta.asBegun("standard")).isEqualTo("standard stalemate=100");
        assertThat(sparta.asBegun("wide stalemate=0")).isEqualTo("wide stalemate=0");
        assertThat(Setup.parse("standard").orThrow().options().stalemateLimit()).isZero();
        assertThat(Setup.parse("standard stalemate=100").orThrow().options())
                .isEqualTo(new Options(true, 100, true, 100));
    }

    @Test
    void aLimitIsANumberOfTurns() {
        for (String word : List.of("stalemate=", "stalemate=-1", "stalemate=1e3", "still=3", "=7"))
            assertThat(Setup.parse("standard " + word)).as(word).isInstanceOf(Parse.Refused.class);
    }

    @Test
    void optionsFollowTheName() {
        assertThat(Setup.parse("wide repetition=off quiet=0 heroes-take=off").orThrow().options())
                .isEqualTo(new Options(false, 0, false, 0));
        assertThat(Setup.parse("wide quiet=7").orThrow().options())
                .isEqualTo(new Options(true, 7, true, 0));
    }

    @Test
    void optionsFollowAPositionToo() {
        var text = Setup.standard().position().print() + " quiet=12";
        var setup = Setup.parse(text).orThrow();
        assertThat(setup.position()).isEqualTo(Setup.standard().position());
        assertThat(setup.options().quietLimit()).isEqualTo(12);
    }

    @ParameterizedTest
    @CsvSource({
        "standard",
        "wide repetition=off quiet=0 heroes-take=off",
        "10/1ff7/10/10/10/10/10/10/1FFF6/10 a4S;a5S;a6N;a7N;j4S;j5S;j6N;j7N N quiet=3"
    })
    void printsAndParsesBack(String text) {
        var setup = Setup.parse(text.replace(';', ',')).orThrow();
        assertThat(Setup.parse(setup.print()).orThrow()).isEqualTo(setup);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'' | SP-1.3",
                "tall | SP-1.3",
                "Standard | SP-1.3",
                "standard quiet=-1 | SP-6.4",
                "standard quiet=10000 | SP-6.4",
                "standard repetition | SP-6.4",
                "'standard ' | SP-6.4",
                "10/10 x S | SP-7.1"
            })
    void refusesOtherWords(String text, String rule) {
        assertThat(Setup.parse(text))
                .isInstanceOfSatisfying(
                        Parse.Refused.class,
                        refused -> assertThat(refused.why().rule()).isEqualTo(rule));
    }
}
