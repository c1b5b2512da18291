package hegemon.pygma.world;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SettingsTest {
    @Test
    void everySettingPrintsItsDefaultAndReadsItBack() {
        for (Setting<?> setting : Setting.ALL) readsBack(setting);
        assertThat(Setting.ALL).extracting(Setting::key).doesNotHaveDuplicates();
    }

    private static <T> void readsBack(Setting<T> setting) {
        for (int edition = Setting.FIRST_EDITION; edition <= Setting.LATEST_EDITION; edition++)
            assertThat(setting.parse(setting.print(setting.byDefault(edition))))
                    .as(setting.key())
                    .contains(setting.byDefault(edition));
        assertThat(setting.parse("nonsense")).as(setting.key()).isEmpty();
    }

    @Test
    void changedSettingsAreListed() {
        var settings =
                Settings.DEFAULT
                        .with(Setting.BATTLE_WINNER_LOSS, 600)
                        .parse(Setting.TERRAIN_INCOME, "SWAMP=1500 ICE=100")
                        .orElseThrow();
        assertThat(settings.lines())
                .containsExactly("terrain.income = ICE=100 SWAMP=1500", "battle.winnerLoss = 600");
        assertThat(settings.income(Terrain.SWAMP)).isEqualTo(1_500);
        assertThat(settings.income(Terrain.PLAIN)).isEqualTo(3_000);
        assertThat(Settings.DEFAULT.lines()).isEmpty();
    }

    @Test
    void anEditionChangesWhatWasNotGiven() { // D-136
        var first = Settings.DEFAULT.with(Setting.TRADE_DEAL, Choice.Deal.BEARER);
        assertThat(first.get(Setting.BUILDING_BONUS)).isEqualTo(Choice.BuildingBonus.OWNER);
        var latest = first.with(Setting.EDITION, Setting.LATEST_EDITION);
        assertThat(latest.get(Setting.BUILDING_BONUS)).isEqualTo(Choice.BuildingBonus.HOLDER);
        assertThat(latest.get(Setting.TRADE_DEAL)).isEqualTo(Choice.Deal.BEARER);
        assertThat(latest.lines()).containsExactly("edition = 3", "trade.deal = BEARER");
        assertThat(Settings.of(Setting.LATEST_EDITION).lines()).containsExactly("edition = 3");
        assertThat(latest.with(Setting.EDITION, Setting.FIRST_EDITION)).isEqualTo(first);
    }

    @Test
    void aValueOutOfRangeIsNone() {
        assertThat(Setting.HEIGHT_PER_MONTH.parse("0")).isEmpty();
        assertThat(Setting.UNREST_CHANCE.parse("0/1/15")).isEmpty();
        assertThat(Setting.UNREST_CHANCE.parse("0/1/15/101")).isEmpty();
        assertThat(Setting.CONTACT_DISCLOSES.parse("name+address")).isPresent();
    }
}
