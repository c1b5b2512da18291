package hegemon.earthwater;

import static hegemon.earthwater.board.Side.GREECE;
import static hegemon.earthwater.board.Side.PERSIA;

import hegemon.earthwater.EarthWaterView.Change;
import hegemon.earthwater.EarthWaterView.Choice;
import hegemon.earthwater.EarthWaterView.Forces;
import hegemon.earthwater.EarthWaterView.Place;
import hegemon.earthwater.EarthWaterView.Portrait;
import hegemon.earthwater.EarthWaterView.Prompt;
import hegemon.earthwater.EarthWaterView.Result;
import hegemon.earthwater.EarthWaterView.Told;
import hegemon.earthwater.board.Board;
import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Note;
import hegemon.earthwater.board.Piece;
import hegemon.earthwater.board.Side;
import hegemon.table.Arg;
import hegemon.table.Seat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** What each seat may know, built from nothing. */
final class Views {
    private Views() {}

    static EarthWaterView of(EarthWaterState state, Seat seat) {
        var position = state.position();
        return new EarthWaterView(
                position.setup().print(),
                position.solo(),
                seat.name(),
                position.campaign(),
                position.score(),
                position.board().bridge(),
                City.ALL.stream().map(city -> place(position.board(), city)).toList(),
                Arrays.stream(Side.values()).map(side -> forces(position, side)).toList(),
                Arrays.stream(Figure.values()).map(figure -> portrait(position, figure)).toList(),
                side(state, seat).map(side -> position.hand(side).numbers()).orElse(List.of()),
                shown(state, seat),
                position.piles().pile().size(),
                position.piles().discards(),
                position.piles().aside().numbers(),
                inForce(position),
                prompt(state),
                state.moves(seat).stream().map(Views::choice).toList(),
                Battles.of(state),
                Reckoning.of(position),
                Sheets.of(position),
                told(position.story()),
                position.story().rest(position.showing()),
                result(state));
    }

    private static List<Told> told(Story story) {
        var notes = story.notes();
        return IntStream.range(0, notes.size())
                .mapToObj(index -> told(notes.get(index), story.changes(index)))
                .toList();
    }

    private static Told told(Note note, List<Change> changes) {
        var args = note.args().stream().map(Arg::plain).toList();
        return new Told(note.rule(), note.key(), args, changes);
    }

    /** The side this seat plays; against PERS.IA nobody sits on the Persian side. */
    private static Optional<Side> side(EarthWaterState state, Seat seat) {
        return Arrays.stream(Side.values())
                .filter(side -> side.seat().equals(seat) && state.seats().contains(seat))
                .findFirst();
    }

    private static Place place(Board board, City city) {
        return new Place(
                city.label(),
                board.armies(GREECE, city),
                board.armies(PERSIA, city),
                board.fleets(GREECE, city),
                board.fleets(PERSIA, city),
                control(board, city));
    }

    static String control(Board board, City city) {
        return board.control(city).map(side -> side.seat().name()).orElse("");
    }

    private static Forces forces(Position position, Side side) {
        boolean unlimited = position.reserve(Piece.ARMY, side) == Position.UNLIMITED;
        return new Forces(
                side.seat().name(),
                unlimited ? 0 : position.reserve(Piece.ARMY, side),
                unlimited ? 0 : position.reserve(Piece.FLEET, side),
                unlimited,
                position.hand(side).size());
    }

    private static Portrait portrait(Position position, Figure figure) {
        return new Portrait(
                figure.label(),
                figure.side().seat().name(),
                figure.piece().label(),
                position.isUsed(figure));
    }

    /** Hippias: the Persians look at the Greek hand. */
    private static List<Integer> shown(EarthWaterState state, Seat seat) {
        return state.stage() instanceof Hippias hippias && hippias.side().seat().equals(seat)
                ? state.position().hand(GREECE).numbers()
                : List.of();
    }

    private static List<String> inForce(Position position) {
        var events = new ArrayList<String>();
        if (position.carneia()) events.add("carneia");
        if (position.acropolis() == position.campaign()) events.add("acropolis");
        if (Preparation.isAcropolisBudget(position)) events.add("acropolis-budget");
        return events;
    }

    private static Prompt prompt(EarthWaterState state) {
        var stage = state.stage();
        var at = stage.at().map(City::label).orElse("");
        int cargo = cargo(stage);
        var attacker = attacker(stage).map(side -> side.seat().name()).orElse("");
        return switch (stage) {
            case Stage.Decision decision ->
                    new Prompt(
                            decision.side().seat().name(),
                            stage.phase(),
                            decision.rule(),
                            at,
                            decision.amount(),
                            cargo,
                            attacker,
                            event(stage).map(Event::label).orElse(""));
            case Stage.Lottery lottery ->
                    new Prompt(
                            Seat.CHANCE.name(),
                            lottery.draw(state.position()).purpose(),
                            "",
                            at,
                            0,
                            cargo,
                            attacker,
                            event(stage).map(Event::label).orElse(""));
            case Stage.Over ignored -> new Prompt("", stage.phase(), "", at, 0, 0, "", "");
        };
    }

    static int cargo(Stage stage) {
        return switch (stage) {
            case SeaBattle.Round(var battle) -> battle.expedition().armies();
            case SeaBattle.Retreating(var battle, var ignored) -> battle.expedition().armies();
            case SeaWindows.Artemisia(var battle) -> battle.expedition().armies();
            case SeaWindows.Themistocles(var expedition) -> expedition.armies();
            default -> 0;
        };
    }

    private static Optional<Side> attacker(Stage stage) {
        return switch (stage) {
            case SeaBattle.Round(var battle) -> Optional.of(battle.attacker());
            case SeaBattle.Retreating(var battle, var ignored) -> Optional.of(battle.attacker());
            case SeaWindows.Artemisia(var battle) -> Optional.of(battle.attacker());
            case LandBattle.Round(var battle) -> Optional.of(battle.attacker());
            case LandRetreat(var battle, var ignored) -> Optional.of(battle.attacker());
            case LandWindows.Land(var battle) -> Optional.of(battle.attacker());
            case LandWindows.Immortals(var battle) -> Optional.of(battle.attacker());
            default -> Optional.empty();
        };
    }

    private static Optional<Event> event(Stage stage) {
        return switch (stage) {
            case EventRemoval(var event) -> Optional.of(event);
            case EventPlacing(var side, var event) -> Optional.of(event);
            case Movement movement -> movement.use().event();
            default -> Optional.empty();
        };
    }

    private static Choice choice(Move move) {
        var text = MoveText.print(move);
        var kind = text.contains(" ") ? text.substring(0, text.indexOf(' ')) : text;
        return switch (move) {
            case Move.Play(var card, var as) -> cards(text, kind, List.of(card));
            case Move.React(var card) -> cards(text, kind, List.of(card));
            case Move.Discard(var cards) -> cards(text, kind, cards);
            case Move.Keep(var cards) -> cards(text, kind, cards);
            case Move.March(var from, var to, var armies) ->
                    new Choice(text, kind, List.of(), from.label(), to.label(), armies, 0);
            case Move.Sail(var from, var to, var fleets, var armies) ->
                    new Choice(text, kind, List.of(), from.label(), to.label(), armies, fleets);
            case Move.Raise(var piece, var city) -> city(text, kind, city, 1);
            case Move.Remove(var city) -> city(text, kind, city, 1);
            case Move.Place(var city, var pieces) -> city(text, kind, city, pieces);
            case Move.Evict(var city) -> city(text, kind, city, 0);
            case Move.Pay(var city) -> city(text, kind, city, 1);
            case Move.Relocate(var city) -> city(text, kind, city, 0);
            case Move.Retreat(var by, var to) -> city(text, kind, to, 0);
            case Move.Restore(var armies) -> new Choice(text, kind, List.of(), "", "", armies, 0);
            case Move.Buy ignored -> cards(text, kind, List.of());
            case Move.BuildBridge ignored -> cards(text, kind, List.of());
            case Move.Done ignored -> cards(text, kind, List.of());
            case Move.Pass ignored -> cards(text, kind, List.of());
            case Move.Decline ignored -> cards(text, kind, List.of());
            case Move.Stay ignored -> cards(text, kind, List.of());
            case Move.Destroy ignored -> cards(text, kind, List.of());
            case Move.Lot ignored -> cards(text, kind, List.of());
        };
    }

    private static Choice cards(String text, String kind, List<Integer> cards) {
        return new Choice(text, kind, cards, "", "", 0, 0);
    }

    private static Choice city(String text, String kind, City city, int pieces) {
        return new Choice(text, kind, List.of(), "", city.label(), pieces, 0);
    }

    private static Result result(EarthWaterState state) {
        if (!(state.stage() instanceof Stage.Over(var outcome))) return new Result(false, "", "");
        var winner = outcome.isDraw() ? "" : outcome.winners().first().name();
        return new Result(true, winner, outcome.rule());
    }

    /** Drawn and kept cards are told to their owner alone; the others learn how many. */
    static String told(EarthWaterState state, Seat reader, Seat actor, Move move) {
        return switch (move) {
            case Move.Lot(var purpose, var cards)
                    when state.stage() instanceof Drawing drawing
                            && !isOwner(state, reader, drawing.purchase().side()) ->
                    hidden(purpose, cards.size());
            case Move.Keep(var cards) when !reader.equals(actor) -> hidden("keep", cards.size());
            default -> MoveText.print(move);
        };
    }

    private static boolean isOwner(EarthWaterState state, Seat reader, Side side) {
        return side(state, reader).filter(side::equals).isPresent();
    }

    private static String hidden(String verb, int cards) {
        return verb + " ?".repeat(cards);
    }

    /**
     * A card that leaves the hand lies face up (EW-5.2) and shows the other player something, also
     * one played for movement; PERS.IA does not look.
     */
    static boolean reveals(EarthWaterState state, Move move) {
        if (state.position().solo()) return false;
        return switch (move) {
            case Move.Play ignored -> true;
            case Move.React ignored -> true;
            case Move.Discard(var cards) -> !cards.isEmpty();
            case Move.Keep(var cards) -> cards.size() < hand(state).size();
            default -> false;
        };
    }

    /** The hand of whoever decides. */
    private static Cards hand(EarthWaterState state) {
        return state.stage() instanceof Stage.Decision decision
                ? state.position().hand(decision.side())
                : Cards.NONE;
    }
}
