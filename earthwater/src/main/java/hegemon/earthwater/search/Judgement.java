package hegemon.earthwater.search;

import static hegemon.earthwater.search.Compact.GREEK;
import static hegemon.earthwater.search.Compact.PERSIAN;
import static hegemon.earthwater.search.Compact.THEBAI;

/**
 * What an option is worth at a glance, for the side that has it: how the position looks afterwards,
 * battles weighed by their odds. Each look changes the position and changes it back.
 */
final class Judgement {
    private Judgement() {}

    /** How the position looks to this side. */
    static double outlook(Compact game, int side) {
        double persian = Outlook.of(game);
        return side == PERSIAN ? persian : -persian;
    }

    static double withArmies(Compact game, int side, int whose, int city, int more) {
        game.addArmies(whose, city, more);
        double value = outlook(game, side);
        game.addArmies(whose, city, -more);
        return value;
    }

    static double withFleets(Compact game, int side, int whose, int city, int more) {
        game.addFleets(whose, city, more);
        double value = outlook(game, side);
        game.addFleets(whose, city, -more);
        return value;
    }

    static double movement(Compact game, int side, int code) {
        int from = Codes.first(code);
        int to = Codes.second(code);
        int count = Codes.third(code);
        return Codes.verb(code) == Verb.MARCH
                ? march(game, side, from, to, count)
                : sail(game, side, from, to, count, Codes.fourth(code));
    }

    private static double march(Compact game, int side, int from, int to, int armies) {
        game.addArmies(side, from, -armies);
        double value = entered(game, side, to, armies);
        game.addArmies(side, from, armies);
        return value;
    }

    /** Armies that are on no city of the map for the moment enter this one. */
    private static double entered(Compact game, int side, int to, int armies) {
        game.addArmies(side, to, armies);
        double value = fought(game, side, to);
        game.addArmies(side, to, -armies);
        return value;
    }

    /** The battle in this city, if there is one, fought to the end. */
    static double fought(Compact game, int side, int city) {
        int own = game.armies(side, city);
        int foes = game.armies(1 - side, city);
        if (own == 0 || foes == 0) return outlook(game, side);
        int limit = SeaBattles.limit(city);
        int persians = game.armies(PERSIAN, city);
        int greeks = game.armies(GREEK, city);
        double wins = Odds.wins(side, limit, persians, greeks);
        double loses = Odds.wins(1 - side, limit, persians, greeks);
        int ownLoss = Math.min(own - 1, (foes + 1) / 2);
        int foeLoss = Math.min(foes - 1, (own + 1) / 2);
        return wins * left(game, side, city, ownLoss, foes)
                + loses * left(game, side, city, own, foeLoss)
                + Math.max(0, 1 - wins - loses) * left(game, side, city, own, foes);
    }

    private static double left(Compact game, int side, int city, int ownLoss, int foeLoss) {
        game.addArmies(side, city, -ownLoss);
        double value = withArmies(game, side, 1 - side, city, -foeLoss);
        game.addArmies(side, city, ownLoss);
        return value;
    }

    private static double sail(Compact game, int side, int from, int to, int fleets, int cargo) {
        int foes = game.fleets(1 - side, to);
        game.addFleets(side, from, -fleets);
        game.addArmies(side, from, -cargo);
        game.addFleets(side, to, fleets);
        game.addFleets(1 - side, to, -foes);
        double value = entered(game, side, to, cargo);
        game.addFleets(side, to, -fleets);
        game.addFleets(1 - side, to, foes);
        if (foes > 0) {
            int persians = side == PERSIAN ? game.fleets(PERSIAN, to) + fleets : foes;
            int greeks = side == GREEK ? game.fleets(GREEK, to) + fleets : foes;
            double wins = Odds.wins(side, SeaBattles.limit(to), persians, greeks);
            value = wins * value + (1 - wins) * outlook(game, side);
        }
        game.addArmies(side, from, cargo);
        game.addFleets(side, from, fleets);
        return value;
    }

    /** The battle at sea or on land goes on. */
    static double stay(Compact game, int side) {
        int at = game.battlefield;
        int persians = game.fleets(PERSIAN, at);
        int greeks = game.fleets(GREEK, at);
        if (persians == 0 || greeks == 0) return fought(game, side, at);
        int own = game.fleets(side, at);
        int foes = game.fleets(1 - side, at);
        double wins = Odds.wins(side, SeaBattles.limit(at), persians, greeks);
        return wins * withFleets(game, side, 1 - side, at, -foes)
                + (1 - wins) * withFleets(game, side, side, at, -own);
    }

    /** All armies leave the battle for this city. */
    static double retreat(Compact game, int side, int to) {
        int at = game.battlefield;
        if (game.fleets(PERSIAN, at) > 0 && game.fleets(GREEK, at) > 0)
            return outlook(game, side); // fleets that leave a naval battle are not lost
        int armies = game.armies(side, at);
        game.addArmies(side, at, -armies);
        double value = withArmies(game, side, side, to, armies);
        game.addArmies(side, at, armies);
        return value;
    }

    static double relocated(Compact game, int side, int to) {
        int armies = game.armies(GREEK, THEBAI);
        game.addArmies(GREEK, THEBAI, -armies);
        double value = withArmies(game, side, GREEK, to, armies);
        game.addArmies(GREEK, THEBAI, armies);
        return value;
    }
}
