package hegemon.sparta.search;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.sparta.Setup;

import org.junit.jupiter.api.Test;

class StudyTest {
    private static Arena arena(int longest) {
        var setup = Setup.parse("standard stalemate=100").orThrow();
        return new Arena(
                setup, Player.random(), Player.random(), Beginning.random(4), longest, false, 1);
    }

    @Test
    void countsWhatHappenedInEveryGame() {
        var study = Study.NONE;
        for (int game = 0; game < 6; game++) study = study.plus(Study.of(arena(2_000), game));
        assertThat(study.south().games()).isEqualTo(6);
        assertThat(Study.count(study.lengths())).isEqualTo(6);
        assertThat(Study.count(study.ends())).isEqualTo(6);
        assertThat(Study.turn(study.lengths())).isGreaterThan(10);
        assertThat(Study.count(study.firstHeroes()))
                .isBetween(1, Math.min(6, Study.count(study.heroes())));
        assertThat(study.firstHeroes().firstKey()).isEqualTo(study.heroes().firstKey());
        assertThat(Study.count(study.captured())).isBetween(1, 6 * 16);
        assertThat(study.captured().lastKey()).isLessThanOrEqualTo(study.lengths().lastKey());
    }

    @Test
    void aGameThatIsCutHasNoEnd() {
        var study = Study.of(arena(5), 0);
        assertThat(study.ends()).isEmpty();
        assertThat(study.south()).isEqualTo(new Score(0, 1, 0));
        assertThat(study.lengths()).containsOnlyKeys(5);
    }
}
