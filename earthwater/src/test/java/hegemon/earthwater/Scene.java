package hegemon.earthwater;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.earthwater.board.Board;
import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Piece;
import hegemon.earthwater.board.Side;
import hegemon.table.Draw;
import hegemon.table.Refusal;
import hegemon.table.Seat;
import hegemon.table.Turn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A position set up by hand and played on, for tests that read like the rulebook. Units are written
 * as in the traces: Greek armies, Persian armies, Greek fleets, Persian fleets.
 */
final class Scene {
    private static final EarthWater GAME = new EarthWater();

    private EarthWaterState state;

    Scene(EarthWaterState state) {
        this.state = state;
    }

    /** An empty map; nobody holds a card; the Persians are to operate. */
    static Scene operations() {
        return empty(Setup.TWO_PLAYER);
    }

    static Scene solo(String setup) {
        return empty(Setup.parse(setup).orThrow());
    }

    private static Scene empty(Setup setup) {
        var position = Position.start(setup).with(Board.empty());
        return new Scene(
                new EarthWaterState(position, new Operations.Operation(Side.PERSIA, false)));
    }

    static Scene start(String setup) {
        return new Scene(GAME.start(setup).orThrow());
    }

    /** EW-S4.3: the position after the first preparation, PERS.IA to operate. */
    static Scene prepared(String setup) {
        return start(setup).chance("draw 1 2 3 4").greece("buy 1").chance("draw 13").greece("done");
    }

    Scene at(City city, int greekArmies, int persianArmies, int greekFleets, int persianFleets) {
        var board =
                position()
                        .board()
                        .armies(Side.GREECE, city, greekArmies)
                        .armies(Side.PERSIA, city, persianArmies)
                        .fleets(Side.GREECE, city, greekFleets)
                        .fleets(Side.PERSIA, city, persianFleets);
        return with(position().with(board));
    }

    Scene bridge() {
        return with(position().with(position().board().withBridge(true)));
    }

    Scene hand(Side side, Integer... cards) {
        var hand = Cards.of(Arrays.asList(cards));
        var piles = position().piles();
        return with(position().with(piles.withHand(side, hand).withPile(piles.pile().minus(hand))));
    }

    /** These cards lie on the discards, the last on top. */
    Scene discards(Integer... cards) {
        var piles = position().piles();
        var gone = Cards.of(Arrays.asList(cards));
        return with(
                position()
                        .with(
                                new Piles(
                                        piles.greek(),
                                        piles.persian(),
                                        piles.pile().minus(gone),
                                        List.of(cards),
                                        Cards.NONE)));
    }

    /** The pile holds these cards alone; all others lie on the discards. */
    Scene pile(Integer... cards) {
        var piles = position().piles();
        var kept = Cards.of(Arrays.asList(cards));
        var rest = piles.pile().minus(kept).numbers();
        return with(
                position().with(new Piles(piles.greek(), piles.persian(), kept, rest, Cards.NONE)));
    }

    Scene used(Figure... figures) {
        var used = position();
        for (Figure figure : figures) used = used.withUsed(figure);
        return with(used);
    }

    Scene score(int score) {
        return with(position().scored(score - position().score()));
    }

    Scene campaign(int campaign) {
        var next = position();
        while (next.campaign() < campaign) next = next.nextCampaign();
        return with(next);
    }

    Scene carneia() {
        return with(position().withCarneia(true));
    }

    Scene greeksToOperate() {
        return stage(new Operations.Operation(Side.GREECE, false));
    }

    Scene preparation(Side side, int talents) {
        return stage(new Purchase(side, talents, 6, 2, Preparation.Cause.PREPARATION));
    }

    Scene building(Side side, int talents) {
        return stage(new Building(side, talents, 2, Preparation.Cause.PREPARATION));
    }

    Scene supply() {
        state = Supply.begin(position());
        return this;
    }

    /** The turn of PERS.IA. */
    Scene persiaToOperate() {
        state = Automaton.turn(position(), false);
        return this;
    }

    /** PERS.IA holds these cards and rolls this die. */
    Scene persiaRolls(int die, Integer... cards) {
        return hand(Side.PERSIA, cards).persiaToOperate().chance("persia " + die);
    }

    private Scene stage(Stage stage) {
        state = new EarthWaterState(position(), stage);
        return this;
    }

    private Scene with(Position position) {
        state = new EarthWaterState(position, state.stage());
        return this;
    }

    Scene greece(String... moves) {
        return play(Side.GREECE.seat(), moves);
    }

    Scene persia(String... moves) {
        return play(Side.PERSIA.seat(), moves);
    }

    Scene chance(String... lots) {
        return play(Seat.CHANCE, lots);
    }

    private Scene play(Seat seat, String... moves) {
        for (String text : moves) {
            var move = GAME.move(text).orThrow();
            assertThat(state.refuse(seat, move)).as("%s %s in %s", seat, text, phase()).isEmpty();
            state = state.play(seat, move);
        }
        return this;
    }

    /** The refusal of a move by the side that is to decide. */
    Refusal refused(String text) {
        var seat = state.turn() instanceof Turn.Of(var seats) ? seats.first() : Seat.CHANCE;
        var refusal = state.refuse(seat, GAME.move(text).orThrow());
        assertThat(refusal).as("%s in %s", text, phase()).isPresent();
        return refusal.orElseThrow();
    }

    /** The legal moves that begin with this word. */
    List<String> legal(String verb) {
        var moves = new ArrayList<String>();
        for (Seat seat : state.seats())
            for (Move move : state.moves(seat)) {
                var text = GAME.print(move);
                if (text.equals(verb) || text.startsWith(verb + " ")) moves.add(text);
            }
        return moves;
    }

    EarthWaterState state() {
        return state;
    }

    EarthWaterView view(Side side) {
        return state.view(side.seat());
    }

    Position position() {
        return state.position();
    }

    EarthWaterView.Prompt prompt() {
        return state.view(Seat.SPECTATOR).prompt();
    }

    EarthWaterView.Result result() {
        return state.view(Seat.SPECTATOR).result();
    }

    String phase() {
        return prompt().phase();
    }

    /** How many dice are due. */
    int dice() {
        return state.turn() instanceof Turn.Chance(Draw.Dice(var why, var count, var sides))
                ? count
                : 0;
    }

    String decider() {
        return prompt().decider();
    }

    int reserve(Piece piece, Side side) {
        return position().reserve(piece, side);
    }

    /** What stands in this city. */
    List<Integer> units(City city) {
        var board = position().board();
        return List.of(
                board.armies(Side.GREECE, city),
                board.armies(Side.PERSIA, city),
                board.fleets(Side.GREECE, city),
                board.fleets(Side.PERSIA, city));
    }

    List<Integer> hand(Side side) {
        return position().hand(side).numbers();
    }

    List<Integer> discards() {
        return position().piles().discards();
    }

    int score() {
        return position().score();
    }

    List<String> notes() {
        return position().notes().stream().map(note -> note.key().substring(16)).toList();
    }
}
