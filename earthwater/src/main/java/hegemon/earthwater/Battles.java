package hegemon.earthwater;

import static hegemon.earthwater.board.Side.GREECE;
import static hegemon.earthwater.board.Side.PERSIA;

import hegemon.earthwater.EarthWaterView.Battle;
import hegemon.earthwater.EarthWaterView.Fight;
import hegemon.earthwater.board.Board;
import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Piece;
import hegemon.earthwater.board.Side;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;

/** The battles that the decision at hand is about, each with its odds. Open to everybody. */
final class Battles {
    private static final int MILTIADES = 4;
    private static final int SPARTANS_300 = 15;
    private static final int PAUSANIAS = 6;

    private Battles() {}

    static List<Battle> of(EarthWaterState state) {
        var board = state.position().board();
        return switch (state.stage()) {
            case Movement movement -> caused(state, movement);
            case LandRetreat(var battle, var ignored) -> List.of(onLand(board, battle, 0));
            case LandWindows.Land(var battle) -> reactions(state.position(), battle);
            case LandBattle.Restoring(var battle) -> restored(board, battle);
            case SeaBattle.Retreating(var battle, var ignored) -> List.of(atSea(board, battle));
            case SeaWindows.Artemisia(var battle) when isOpen(board, battle) ->
                    List.of(atSea(board, battle));
            default -> List.of();
        };
    }

    private static boolean isOpen(Board board, SeaBattle battle) {
        return board.fleets(GREECE, battle.city()) > 0 && board.fleets(PERSIA, battle.city()) > 0;
    }

    /** Those that the movements to choose from lead to. */
    private static List<Battle> caused(EarthWaterState state, Movement movement) {
        var board = state.position().board();
        var battles = new LinkedHashSet<Battle>();
        for (Move move : movement.moves(state.position()))
            switch (move) {
                case Move.March(var from, var to, var armies) ->
                        march(board, movement, to, armies).forEach(battles::add);
                case Move.Sail sail -> sail(board, movement, sail).forEach(battles::add);
                default -> {}
            }
        return List.copyOf(battles);
    }

    private static List<Battle> march(Board board, Movement movement, City to, int armies) {
        int foes = board.armies(movement.side().enemy(), to);
        if (foes == 0) return List.of();
        var odds = clash(movement.side(), movement.use(), to).odds(armies, foes);
        return List.of(new Battle(to.label(), 0, armies, 0, List.of(fight("land", odds))));
    }

    private static Clash clash(Side side, Use use, City to) {
        return LandBattle.of(
                        new Expedition(
                                side,
                                use,
                                Move.Way.LAND,
                                to,
                                to,
                                0,
                                0,
                                false,
                                java.util.Optional.empty()))
                .clash();
    }

    private static List<Battle> sail(Board board, Movement movement, Move.Sail sail) {
        if (movement.answered().isPresent()) return List.of(); // two battles, and fleets that join
        var to = sail.to();
        int ships = board.fleets(movement.side().enemy(), to);
        int foes = board.armies(movement.side().enemy(), to);
        var fights =
                fights(
                        Clash.at(to, movement.side()),
                        sail.fleets(),
                        ships,
                        sail.armies(),
                        sail.armies() > 0 ? foes : 0);
        return fights.isEmpty()
                ? List.of()
                : List.of(new Battle(to.label(), sail.fleets(), sail.armies(), 0, fights));
    }

    private static List<Fight> fights(Clash clash, int fleets, int ships, int armies, int foes) {
        var fights = new ArrayList<Fight>();
        if (ships > 0) fights.add(fight("sea", clash.odds(fleets, ships)));
        if (foes > 0)
            fights.add(
                    fight(
                            "land",
                            ships > 0
                                    ? clash.landing(fleets, ships, armies, foes)
                                    : clash.odds(armies, foes)));
        return fights;
    }

    /** The battle as it stands; armies put back by The Immortals come to the Persian ones. */
    private static Battle onLand(Board board, LandBattle battle, int restored) {
        return onLand(board, battle, restored, 0);
    }

    private static Battle onLand(Board board, LandBattle battle, int restored, int card) {
        var city = battle.city();
        int persians = board.armies(PERSIA, city) + restored;
        int greeks = board.armies(GREECE, city);
        boolean persian = battle.attacker() == PERSIA;
        var odds = battle.clash().odds(persian ? persians : greeks, persian ? greeks : persians);
        return new Battle(city.label(), 0, restored, card, List.of(fight("land", odds)));
    }

    /** Without a card, and with each that can be played in this window. */
    private static List<Battle> reactions(Position position, LandBattle battle) {
        var battles = new ArrayList<Battle>();
        battles.add(onLand(position.board(), battle, 0));
        for (int card : new LandWindows.Land(battle).cards(position))
            switch (card) {
                case MILTIADES -> {
                    if (position.reserve(Piece.ARMY, GREECE) > 0) // else one of the map is paid
                    battles.add(onLand(position.board(), battle.withHeroes(), 0, card));
                }
                case SPARTANS_300 ->
                        battles.add(onLand(position.board(), battle.withHeroes(), 0, card));
                case PAUSANIAS ->
                        battles.add(onLand(position.board(), battle.withoutCavalry(), 0, card));
                default -> {}
            }
        return battles;
    }

    private static List<Battle> restored(Board board, LandBattle battle) {
        var anew = new LandBattle(battle.expedition(), false, 0, 0, true);
        return new LandBattle.Restoring(battle)
                .counts()
                .mapToObj(armies -> onLand(board, anew, armies))
                .toList();
    }

    private static Battle atSea(Board board, SeaBattle battle) {
        var city = battle.city();
        var attacker = battle.attacker();
        int aboard = battle.expedition().armies();
        return new Battle(
                city.label(),
                0,
                0,
                0,
                fights(
                        Clash.at(city, attacker),
                        board.fleets(attacker, city),
                        board.fleets(attacker.enemy(), city),
                        aboard,
                        aboard > 0 ? board.armies(attacker.enemy(), city) : 0));
    }

    private static Fight fight(String kind, Clash.Odds odds) {
        return new Fight(
                kind,
                odds.attackerWins(),
                odds.defenderWins(),
                odds.bothGone(),
                odds.attackersLeft(),
                odds.defendersLeft());
    }
}
