package hegemon.pygma;

import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Settings;
import hegemon.table.Words;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Settings that go well together, for whoever begins a campaign. A set-up keeps the settings, not
 * the name: what a preset means may change, a campaign does not.
 *
 * @param id one word, as on the command line
 */
public record Preset(String id, Settings settings) {
    /** The defaults of Part II. */
    public static final Preset AS_WE_PLAY =
            new Preset("as-we-play", Settings.of(Setting.LATEST_EDITION));

    /** A mistake costs less. */
    public static final Preset GENTLE =
            new Preset(
                    "gentle",
                    Settings.of(Setting.LATEST_EDITION)
                            .with(Setting.PAY_UNPAID, Choice.Unpaid.KEEP)
                            .with(Setting.CAPITAL_FALL, 0)
                            .with(Setting.PLAGUE_HALVES, Choice.Halves.INCOME)
                            .with(Setting.PLAGUE_SECESSION, List.of(0, 0, 0))
                            .with(Setting.CATASTROPHE, Choice.Catastrophes.GM)
                            .with(Setting.FLEET_AGROUND, Choice.Aground.NONE)
                            .with(Setting.BATTLE_WINNER_LOSS, 500)
                            .with(Setting.MERCHANT_ROBBERY, Choice.Robbery.SAFE)
                            .with(Setting.UNREST_EFFECT, Choice.UnrestEffect.NONE)
                            .with(Setting.LUXURY_BLOCK, false));

    /** Wörtlich: every switch as the seed's words have it where they are read most strictly. */
    public static final Preset BY_THE_LETTER =
            new Preset(
                    "woertlich",
                    Settings.of(Setting.LATEST_EDITION)
                            .with(Setting.MONEY_TRANSFER, Choice.Transfer.NONE) // no word of money
                            .with(Setting.NMR_HYGIENE, Choice.NoMove.NONE) // not spent, so "sofort"
                            .with(
                                    Setting.HYGIENE_SCOPE,
                                    Choice.HygieneScope.ALL) // "Siedlung (oder Stadt)"
                            .with(
                                    Setting.BUILDING_BONUS,
                                    Choice.BuildingBonus.ALL) // "für alle Armeen"
                            .with(Setting.RAISE_MOVES, true) // nothing holds new armies
                            .with(
                                    Setting.CONQUEST_SCOPE,
                                    Choice.ConquestScope.PATH) // no word of the end
                            .with(
                                    Setting.ATTACK_TARGETED,
                                    false) // "bedingungslos jedes fremde Heer"
                            .with(
                                    Setting.RETREAT_FROM_ATTACK,
                                    false) // "ohne Rücksicht auf dessen Order"
                            .with(Setting.RETREAT_STANDING, Choice.Standing.SIGHT) // "bei Sichtung"
                            .with(Setting.CITY_SORTIE, true) // "aus einer Stadt"
                            .with(Setting.TRADE_CARRY, Choice.Carry.HOLD) // "bleibt 1/3 stehen"
                            .with(Setting.GEM_POINTS, 2)); // the table of probabilities

    /** The usual one first. */
    public static final List<Preset> ALL = List.of(AS_WE_PLAY, GENTLE, BY_THE_LETTER);

    public static Optional<Preset> named(String id) {
        return ALL.stream().filter(preset -> preset.id.equals(id)).findFirst();
    }

    /** The settings that differ from the first edition, as a set-up has them: {@code a=1 b=2}. */
    public String pairs() {
        return settings.changed().stream()
                .map(setting -> setting.key() + "=" + settings.print(setting))
                .collect(Collectors.joining(" "));
    }

    /** Its name for people. */
    public String title(Words words) {
        return words.say("pygma.preset." + id);
    }

    /** What is so about it, in a sentence. */
    public String text(Words words) {
        return words.say("pygma.preset." + id + ".text");
    }
}
