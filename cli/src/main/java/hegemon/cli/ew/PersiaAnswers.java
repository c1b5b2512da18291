package hegemon.cli.ew;

import hegemon.earthwater.board.Board;
import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Piece;
import hegemon.earthwater.board.Roads;
import hegemon.earthwater.board.Side;
import hegemon.earthwater.persia.Action;
import hegemon.earthwater.persia.Hunger;
import hegemon.earthwater.persia.Persia;
import hegemon.earthwater.persia.PersianPurchase;
import hegemon.earthwater.persia.Reading;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The answers of {@code ew persia}: one line of JSON for one line of JSON. */
final class PersiaAnswers {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private PersiaAnswers() {}

    static String to(String line) {
        return JSON.writeValueAsString(answer(line));
    }

    private static Map<String, Object> answer(String line) {
        try {
            var question = JSON.readTree(line);
            if (!question.isObject()) throw new WrongQuestion("a question is a JSON object");
            return switch (question.path("ask").asString("")) {
                case "prep" -> preparation(question);
                case "turn" -> turn(question);
                case "attrition" -> attrition(question);
                default -> throw new WrongQuestion("“ask” is one of prep, turn and attrition");
            };
        } catch (JacksonException e) {
            return Map.of("error", "this line is not JSON: a question is one JSON object");
        } catch (WrongQuestion e) {
            return Map.of("error", e.sentence());
        }
    }

    private static Map<String, Object> preparation(JsonNode question) {
        var position = PersiaPosition.read(question);
        if (position.board().armies(Side.GREECE, City.ABYDOS) > 0
                && position.board().armies(Side.GREECE, City.EPHESOS) > 0)
            throw new WrongQuestion(
                    "Greek armies in both Persian major cities have won before a preparation"
                            + " (EW-8.2)");
        var situation = PersianPurchase.situation(position.board(), position.score());
        var reading = PersiaReading.read(question.path("reading"));
        var plan =
                PersianPurchase.of(position.board(), position.score(), reading, situation.cards());
        var answer = new LinkedHashMap<String, Object>();
        answer.put("situation", plan.situation().name());
        answer.put("cards", plan.cards());
        answer.put("bridge", plan.bridge());
        answer.put("fleets", byCity(plan.fleets()));
        answer.put("armies", byCity(plan.armies()));
        answer.put(
                "state",
                position.with(plan.board())
                        .withHands(position.hand() + plan.cards(), position.greekHand())
                        .json());
        return answer;
    }

    private static Map<String, Integer> byCity(Map<City, Integer> pieces) {
        var named = new LinkedHashMap<String, Integer>();
        pieces.forEach((city, count) -> named.put(city.label(), count));
        return named;
    }

    private static Map<String, Object> turn(JsonNode question) {
        var position = PersiaPosition.read(question);
        var reading = PersiaReading.read(question.path("reading"));
        var die = question.path("die");
        if (!die.isInt() || die.intValue() < 1 || die.intValue() > 6)
            throw new WrongQuestion("“die” is a number from 1 to 6");
        var action =
                Persia.beforeTheDie(position.board(), reading, position.hand() > 0)
                        .orElseGet(
                                () -> Persia.byTheDie(position.board(), reading, die.intValue()));
        return answer(position, reading, action);
    }

    private static Map<String, Object> answer(
            PersiaPosition position, Reading reading, Action action) {
        boolean discards = action.act() == Action.Act.ARMY && position.greekHand() > 0;
        var answer = new LinkedHashMap<String, Object>();
        answer.put("act", action.act().label());
        answer.put("tried", action.tried().stream().map(Action.Act::label).toList());
        answer.put("rolled", action.rolled());
        switch (action.act()) {
            case DEFENCE, MOVE -> {
                answer.put("from", action.from().label());
                answer.put("to", action.city().label());
                answer.put("armies", action.armies());
            }
            case ARMY, FLEET, PLACE -> answer.put("city", action.city().label());
            case PASS, NONE -> {}
        }
        answer.put("greekDiscards", discards);
        answer.put("battle", action.battle().label());
        answer.put("persiaWins", PersiaPosition.holdsGreece(action.board()));
        if (reading.pass() == Reading.Pass.PHASE)
            answer.put("phaseOver", action.act() == Action.Act.PASS);
        answer.put(
                "state",
                position.with(action.board())
                        .withHands(
                                Math.max(0, position.hand() - 1),
                                position.greekHand() - (discards ? 1 : 0))
                        .json());
        return answer;
    }

    private static Map<String, Object> attrition(JsonNode question) {
        var position = PersiaPosition.read(question);
        var hunger = Hunger.of(position.board());
        var starved = hunger.afterAttrition();
        var cutOff = Roads.cutOff(starved, Side.PERSIA);
        var answer = new LinkedHashMap<String, Object>();
        answer.put("attrition", hunger.removed().stream().map(City::label).toList());
        answer.put("communication", armiesIn(starved, cutOff));
        answer.put("state", position.with(without(starved, cutOff)).json());
        return answer;
    }

    private static Map<String, Integer> armiesIn(Board board, List<City> cities) {
        var armies = new LinkedHashMap<String, Integer>();
        for (City city : cities) armies.put(city.label(), board.armies(Side.PERSIA, city));
        return armies;
    }

    private static Board without(Board board, List<City> cities) {
        var left = board;
        for (City city : cities)
            left = left.plus(Piece.ARMY, Side.PERSIA, city, -board.armies(Side.PERSIA, city));
        return left;
    }
}
