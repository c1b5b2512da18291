package hegemon.server.web.pygma.founding;

import hegemon.pygma.Pygma;
import hegemon.pygma.PygmaState;
import hegemon.pygma.atlas.WorldPrinter;
import hegemon.pygma.genesis.Fairness;
import hegemon.pygma.report.MapScene;
import hegemon.pygma.report.MapSvg;
import hegemon.pygma.world.World;
import hegemon.server.accounts.HouseKey;
import hegemon.table.Chance;
import hegemon.table.Language;
import hegemon.table.Match;
import hegemon.table.Parse;
import hegemon.table.Turn;

import org.springframework.stereotype.Component;

import java.util.Base64;
import java.util.List;

/**
 * The world of a campaign before it is played. The page that asks bears a word of its own; from it
 * and the key of the house follow the dice of the campaign, and from them its world: the page can
 * show it and make the very same, and nobody learns any other die.
 */
@Component
record Worlds(HouseKey key) {
    private static final String PURPOSE = "campaign";
    private static final String TABLE = "campaign-table";
    private static final int ID_LENGTH = 16;

    /**
     * @param picture an SVG
     * @param starts how good each realm's beginning is
     * @param spread the poorest in per cent of the richest
     * @param text to be drawn on
     */
    record Sketch(String picture, List<Start> starts, int spread, int fields, String text) {}

    /**
     * @param sea steps; -1: far away
     */
    record Start(int realm, String name, int value, int rival, int sea) {}

    /** The dice of the campaign that a page with this word makes. */
    Chance chance(String word) {
        return Chance.of(Base64.getUrlDecoder().decode(key.sign(PURPOSE, word)));
    }

    /** The id of the table that such a page makes: a word is good for one, for ever. */
    String table(String word) {
        return key.sign(TABLE, word).substring(0, ID_LENGTH);
    }

    Parse<Sketch> sketch(String setup, String word, Language language) {
        var game = new Pygma();
        return Match.start(game, game.asBegun(setup))
                .map(match -> sketch(made(match, chance(word)), language));
    }

    private static World made(Match<PygmaState, ?, ?> begun, Chance chance) {
        var match = begun;
        while (match.turn() instanceof Turn.Chance) match = match.draw(chance);
        return match.state().world();
    }

    private static Sketch sketch(World world, Language language) {
        var fairness = Fairness.of(world);
        return new Sketch(
                MapSvg.of(MapScene.of(world), language),
                fairness.starts().stream().map(it -> start(it, world)).toList(),
                fairness.spread(),
                world.fields().size(),
                WorldPrinter.print(world));
    }

    private static Start start(Fairness.Start start, World world) {
        return new Start(
                start.realm(),
                world.realm(start.realm()).name(),
                start.value(),
                start.rival(),
                start.sea());
    }
}
