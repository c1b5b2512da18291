package hegemon.server.web.earthwater;

import static java.util.stream.Collectors.joining;

import hegemon.earthwater.EarthWater;
import hegemon.earthwater.EarthWaterState;
import hegemon.earthwater.board.Board;
import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Roads;
import hegemon.earthwater.board.Side;
import hegemon.earthwater.persia.Action;
import hegemon.earthwater.persia.Persia;
import hegemon.earthwater.persia.PersianPurchase;
import hegemon.earthwater.persia.Reading;
import hegemon.server.web.book.Figure;
import hegemon.server.web.book.Illustrator;
import hegemon.server.web.book.WrongFigure;
import hegemon.table.Draw;
import hegemon.table.Language;
import hegemon.table.Seat;
import hegemon.table.Turn;
import hegemon.table.Words;

import org.springframework.stereotype.Component;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The figures of the book of 300: a map, played to from a set-up ({@code setup}, then {@code play:
 * seat move}) or laid out ({@code pieces: city} and Greek armies, Persian armies, Greek fleets,
 * Persian fleets; {@code bridge}), and what the rules say of it, in words and in numbers. {@code
 * shown} shows the map as it is at this line, whatever is played after it.
 */
@Component
class EarthWaterFigures implements Illustrator {
    @Override
    public String game() {
        return "earthwater";
    }

    @Override
    public String cover() {
        return "first-march";
    }

    @Override
    public String lesson() {
        return "/earthwater/learn";
    }

    @Override
    public Optional<String> day() {
        return Optional.of("/earthwater/day");
    }

    @Override
    public String draw(Figure figure, Language language) {
        var drawing = new Drawing(figure);
        for (Figure.Line line : figure.lines()) drawing.read(line.key(), line.value());
        return MapPicture.svg(
                drawing.shown.orElse(drawing.board), drawing.lit, drawing.arrows, language);
    }

    @Override
    public String table(String name, Language language) {
        return new EarthWaterTables(Words.in(language)).of(name);
    }

    private static final class Drawing {
        private final Figure figure;
        private final Set<City> lit = EnumSet.noneOf(City.class);
        private final List<MapPicture.Arrow> arrows = new ArrayList<>();
        private Board board = Board.empty();
        private final List<String> played = new ArrayList<>();
        private int bought = 0;
        private Optional<Board> shown = Optional.empty();
        private EarthWaterState state = new EarthWater().start("two-player").orThrow();

        Drawing(Figure figure) {
            this.figure = figure;
        }

        void read(String key, String value) {
            var words = List.of(value.split("[ =]+"));
            switch (key) {
                case "setup" -> at(new EarthWater().start(value).orThrow());
                case "play" -> play(words.getFirst(), value.substring(value.indexOf(' ') + 1));
                case "pieces" -> pieces(words);
                case "bridge" -> board = board.withBridge(value.equals("yes"));
                case "shown" -> shown = Optional.of(board);
                case "lit" -> words.forEach(word -> lit.add(city(word)));
                case "march" -> arrow(words, false);
                case "sail" -> arrow(words, true);
                default -> check(key, value, words);
            }
        }

        private void check(String key, String value, List<String> words) {
            var said = value.substring(value.indexOf('=') + 1).strip();
            var is =
                    switch (key) {
                        case "reach" -> reach(words);
                        case "talents" ->
                                String.valueOf(
                                        state.view(side(words.getFirst()).seat())
                                                .prompt()
                                                .amount());
                        case "raised" -> raised(value.substring(0, value.indexOf(" =")));
                        case "bought" -> String.valueOf(bought);
                        case "faces" -> faces(words.getFirst());
                        case "persia" -> persia(Integer.parseInt(words.getFirst()));
                        case "defence" ->
                                acted(
                                        Persia.beforeTheDie(board, Reading.DEFAULT, true)
                                                .orElseThrow());
                        case "plan" -> plan(Integer.parseInt(words.getFirst()));
                        case "dice" -> dice(words.getFirst());
                        case "may" -> may(side(words.getFirst()));
                        case "phase" -> state.phase();
                        case "score" -> String.valueOf(state.position().score());
                        default -> new EarthWaterCounts(figure, board).of(key, words);
                    };
            figure.expect(key + " " + value, said, is);
        }

        private void play(String seat, String move) {
            var game = new EarthWater();
            var parsed = game.move(move).orThrow();
            var by = seat.equals("chance") ? Seat.CHANCE : side(seat).seat();
            state.refuse(by, parsed)
                    .ifPresent(
                            why -> {
                                throw new WrongFigure(figure, move + ": " + why.rule());
                            });
            played.add(seat + " " + move.replace("raise ", ""));
            at(state.play(by, parsed));
        }

        /** How often a side has placed this since the beginning. */
        private String raised(String what) {
            return String.valueOf(played.stream().filter(it -> it.startsWith(what)).count());
        }

        /** Which faces of the die bring this action. */
        private String faces(String act) {
            return IntStream.rangeClosed(1, 6)
                    .filter(it -> isAct(it, act))
                    .mapToObj(String::valueOf)
                    .collect(joining(" "));
        }

        private boolean isAct(int die, String act) {
            return Persia.byTheDie(board, Reading.DEFAULT, die).act().label().equals(act);
        }

        private void at(EarthWaterState next) {
            state = next;
            board = next.position().board();
        }

        /** How many dice are due for this. */
        private String dice(String purpose) {
            return state.turn() instanceof Turn.Chance(Draw.Dice(var what, var count, _))
                            && what.equals(purpose)
                    ? String.valueOf(count)
                    : "none";
        }

        private String may(Side side) {
            return state.moves(side.seat()).stream()
                    .map(new EarthWater()::print)
                    .collect(joining(", "));
        }

        private void pieces(List<String> words) {
            var city = city(words.getFirst());
            board =
                    board.armies(Side.GREECE, city, number(words, 1))
                            .armies(Side.PERSIA, city, number(words, 2))
                            .fleets(Side.GREECE, city, number(words, 3))
                            .fleets(Side.PERSIA, city, number(words, 4));
        }

        private static int number(List<String> words, int place) {
            return place < words.size() ? Integer.parseInt(words.get(place)) : 0;
        }

        private void arrow(List<String> words, boolean sea) {
            arrows.add(
                    new MapPicture.Arrow(
                            side(words.getFirst()),
                            words.stream().skip(1).map(this::city).toList(),
                            sea));
        }

        private String reach(List<String> words) {
            var reach = Roads.reach(board, side(words.get(0)), city(words.get(1)));
            lit.addAll(reach);
            return reach.stream().map(City::label).sorted().collect(joining(" "));
        }

        private String persia(int die) {
            return acted(Persia.byTheDie(board, Reading.DEFAULT, die));
        }

        private String acted(Action action) {
            var target = action.target().map(City::label).orElse("");
            if (action.origin().isPresent())
                arrows.add(
                        new MapPicture.Arrow(
                                Side.PERSIA, way(action.from(), action.city()), false));
            else action.target().ifPresent(lit::add);
            board = action.board();
            return String.join(
                            " ",
                            action.act().label(),
                            action.origin().map(City::label).orElse(""),
                            target,
                            action.armies() > 0 ? String.valueOf(action.armies()) : "",
                            action.battle() == Action.Battle.NONE ? "" : action.battle().label())
                    .replaceAll(" +", " ")
                    .strip();
        }

        private List<City> way(City from, City to) {
            var ways = new ArrayList<List<City>>();
            ways.add(List.of(from));
            for (int n = 0; n < ways.size(); n++) {
                var way = ways.get(n);
                if (way.getLast() == to) return way;
                for (City next : way.getLast().neighbours(board.bridge()))
                    if (!way.contains(next)) {
                        var longer = new ArrayList<>(way);
                        longer.add(next);
                        ways.add(longer);
                    }
            }
            throw new WrongFigure(figure, "no road from " + from + " to " + to);
        }

        private String plan(int score) {
            int cards = PersianPurchase.situation(board, score).cards();
            var plan = PersianPurchase.of(board, score, Reading.DEFAULT, cards);
            board = plan.board();
            bought = plan.armies().values().stream().mapToInt(Integer::intValue).sum();
            return "%s, %d cards%s%s%s"
                    .formatted(
                            plan.situation(),
                            plan.cards(),
                            plan.bridge() ? ", bridge" : "",
                            raised("fleets", plan.fleets()),
                            raised("armies", plan.armies()));
        }

        private static String raised(String what, Map<City, Integer> pieces) {
            if (pieces.isEmpty()) return "";
            return pieces.entrySet().stream()
                    .map(each -> each.getKey().label() + " " + each.getValue())
                    .collect(joining(", ", ", " + what + " ", ""));
        }

        private City city(String name) {
            return new EarthWaterCounts(figure, board).city(name);
        }

        private Side side(String name) {
            return new EarthWaterCounts(figure, board).side(name);
        }
    }
}
