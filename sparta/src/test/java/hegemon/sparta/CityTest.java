package hegemon.sparta;

import static hegemon.sparta.Picture.moves;
import static hegemon.sparta.Picture.play;
import static hegemon.sparta.Picture.position;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** SP-4.1 and SP-5. */
class CityTest {
    private static final String CITIES = " e4S,e6N,a5S,a6N,a7N,j4S,j5S,j6N S";
    private static final Square E4 = Square.named("e4");
    private static final Square E6 = Square.named("e6");

    private final Position fighter = position("hh8/10/10/10/10/4F5/10/10/FF8/10" + CITIES);
    private final Position hero = position("hh8/10/10/10/10/4H5/10/10/FF8/10" + CITIES);

    @Test
    void aFighterThatEndsInAnOwnCityBecomesAHero() {
        var effects = play(fighter, "e5-e4");
        assertThat(effects.promoted()).isTrue();
        assertThat(effects.after().at(E4)).contains(new Piece(Side.SOUTH, Kind.HERO));
        assertThat(effects.after().cities()).isEqualTo(fighter.cities());
    }

    @Test
    void aFighterThatEndsInAnEnemyCityTakesItAndStaysAFighter() {
        var effects = play(fighter, "e5-e6");
        assertThat(effects.cityTaken()).isTrue();
        assertThat(effects.promoted()).isFalse();
        assertThat(effects.after().owner(E6)).contains(Side.SOUTH);
        assertThat(effects.after().at(E6)).contains(new Piece(Side.SOUTH, Kind.FIGHTER));
    }

    @Test
    void aHeroTakesAnEnemyCityToo() {
        var effects = play(hero, "e5-e6");
        assertThat(effects.cityTaken()).isTrue();
        assertThat(effects.after().owner(E6)).contains(Side.SOUTH);
    }

    @Test
    void aHeroInAnOwnCityStaysAHero() {
        var effects = play(hero, "e5-e4");
        assertThat(effects.promoted()).isFalse();
        assertThat(effects.isQuiet()).isTrue();
    }

    @Test
    void onlyFightersTakeCitiesIfSoChosen() { // SP-6.4
        var english = new Options(true, 100, false, 0);
        var byHero = hero.effects(MoveText.parse("e5-e6").orThrow(), english);
        assertThat(byHero.cityTaken()).isFalse();
        assertThat(byHero.after().owner(E6)).contains(Side.NORTH);
        var byFighter = fighter.effects(MoveText.parse("e5-e6").orThrow(), english);
        assertThat(byFighter.after().owner(E6)).contains(Side.SOUTH);
    }

    @Test
    void ownershipDoesNotDependOnAPieceStandingThere() { // SP-1.2
        var taken = play(fighter, "e5-e6").after();
        var left = play(play(taken, "a10-a9").after(), "e6-e7").after();
        assertThat(left.owner(E6)).contains(Side.SOUTH);
    }

    @Test
    void aFighterThatBeginsTheTurnInAnOwnCityMayPromote() { // SP-5: it took the city earlier
        var taken = play(play(fighter, "e5-e6").after(), "a10-a9").after();
        assertThat(moves(taken)).contains("e6=H");
        var effects = play(taken, "e6=H");
        assertThat(effects.promoted()).isTrue();
        assertThat(effects.after().at(E6)).contains(new Piece(Side.SOUTH, Kind.HERO));
        assertThat(effects.after().toMove()).isEqualTo(Side.NORTH);
    }

    @Test
    void noPromotionInAnEnemyCityOrOfAHeroOrOfTheEnemy() { // SP-5
        var none = position("10/10/10/10/4F5/10/4H5/10/10/f9 e4S,e6N,a1S,a6N,a7N,j4S,j5S,j6N S");
        assertThat(moves(none)).noneMatch(move -> move.contains("="));
    }

    @Test
    void enclosureComesAfterTheCity() { // SP-4, order: the city is taken although its taker falls
        var trap = position("10/10/10/4h5/10/4F5/3h6/4h5/10/10 e6N,e4S,a5S,a6N,a7N,j4S,j5S,j6N S");
        var between =
                position("10/10/10/4h5/5F4/4h5/10/10/FF8/10 e6N,e4S,a5S,a6N,a7N,j4S,j5S,j6N S");
        var effects = play(between, "f6-e6");
        assertThat(effects.captured().keySet()).containsExactly(E6);
        assertThat(effects.after().owner(E6)).contains(Side.SOUTH);
        assertThat(effects.after().isFree(E6)).isTrue();
        assertThat(play(trap, "e5-e6").captured()).isEmpty();
    }
}
