package hegemon.server.web.sparta;

import hegemon.server.web.book.Figure;
import hegemon.server.web.book.Illustrator;
import hegemon.server.web.book.WrongFigure;
import hegemon.sparta.Effects;
import hegemon.sparta.Move;
import hegemon.sparta.MoveText;
import hegemon.sparta.Position;
import hegemon.sparta.Setup;
import hegemon.sparta.SpartaState;
import hegemon.sparta.Square;
import hegemon.table.Language;
import hegemon.table.Parse;

import org.springframework.stereotype.Component;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The figures of Sparta's book: a position, the moves that are played from it, and what they are
 * said to do. {@code move} is a move with all its effects in the notation of SP-7.2; {@code
 * refused} is a move and the rule that forbids it; {@code rounds} how often both sides walk on, and
 * the rounds of South's piece and of North's; {@code over} how the game ends and by which rule;
 * {@code reach} a piece whose moves are shown; {@code show: after} the position after the moves.
 * What else the text says in numbers is counted by {@link SpartaCounts}.
 */
@Component
class SpartaFigures implements Illustrator {
    @Override
    public String game() {
        return "sparta";
    }

    @Override
    public String cover() {
        return "second-turn";
    }

    @Override
    public String lesson() {
        return "/sparta/tutorial";
    }

    @Override
    public Optional<String> day() {
        return Optional.of("/sparta/puzzles");
    }

    @Override
    public String draw(Figure figure, Language language) {
        var state = SpartaState.start(Setup.parse(figure.need("position")).orThrow());
        var marks = new Marks();
        var game = new ArrayList<SpartaState>(List.of(state));
        for (String move : moves(figure, marks)) {
            state = played(figure, state, move);
            game.add(state);
        }
        var before = game.size() < 2 ? state : game.get(game.size() - 2);
        for (String refused : figure.values("refused")) refused(figure, state, refused);
        over(figure, state);
        new SpartaCounts(figure, game).check();
        boolean after = figure.value("show").equals(Optional.of("after"));
        var shown = after ? state.position() : before.position();
        figure.value("reach")
                .map(it -> square(figure, it))
                .ifPresent(from -> reach(marks, shown, from));
        var position = before.position();
        if (!figure.values("move").isEmpty())
            state.last().ifPresent(effects -> moved(marks, position, effects, after));
        for (String refused : figure.values("refused")) marks.cross(to(figure, refused));
        for (String square : words(figure, "mark")) marks.ring(square(figure, square), "focus");
        return Picture.svg(shown, false, marks);
    }

    /** The moves one by one, and those of {@code rounds} one of each side after the other. */
    private static List<String> moves(Figure figure, Marks marks) {
        var moves = new ArrayList<>(figure.values("move"));
        for (String rounds : figure.values("rounds")) {
            var words = rounds.split(" ", 2);
            var walks = List.of(words[1].split(" / "));
            for (String walk : walks) marks.round(squares(figure, walk));
            for (int n = 0; n < Integer.parseInt(words[0]); n++)
                for (String walk : walks) moves.add(step(List.of(walk.split(" ")), n));
        }
        return moves;
    }

    private static String step(List<String> walk, int n) {
        return walk.get(n % walk.size()) + "-" + walk.get((n + 1) % walk.size());
    }

    private static List<Square> squares(Figure figure, String names) {
        return Stream.of(names.split(" ")).map(name -> square(figure, name)).toList();
    }

    private static SpartaState played(Figure figure, SpartaState state, String move) {
        return switch (state.after(move)) {
            case Parse.Parsed<SpartaState>(var next) -> {
                if (figure.values("move").contains(move))
                    figure.expect("move", move, MoveText.print(next.last().orElseThrow()));
                yield next;
            }
            case Parse.Refused<SpartaState>(var why) ->
                    throw new WrongFigure(figure, move + " is refused by " + why.rule());
        };
    }

    private static void refused(Figure figure, SpartaState state, String said) {
        var words = said.split(" ");
        var rule =
                switch (state.after(words[0])) {
                    case Parse.Parsed<SpartaState> _ -> "no rule";
                    case Parse.Refused<SpartaState>(var why) -> why.rule();
                };
        figure.expect("the refusal of " + words[0], words[1], rule);
    }

    private static void over(Figure figure, SpartaState state) {
        var how =
                state.outcome()
                        .map(
                                it ->
                                        it.winners().isEmpty()
                                                ? "draw " + it.rule()
                                                : it.winners()
                                                                .first()
                                                                .toString()
                                                                .toLowerCase(Locale.ROOT)
                                                        + " "
                                                        + it.rule())
                        .orElse("no");
        figure.value("over").ifPresent(said -> figure.expect("the end", said, how));
    }

    private static void reach(Marks marks, Position position, Square from) {
        for (Move move : position.moves())
            if (move instanceof Move.Walk(var start, var to) && start.equals(from)) marks.dot(to);
    }

    private static void moved(Marks marks, Position before, Effects effects, boolean after) {
        marks.way(straight(before, effects.way()));
        if (!after) for (Square square : effects.captured().keySet()) marks.ring(square, "rubric");
    }

    /** The straight way if there is one: it is easier to see. */
    private static List<Square> straight(Position before, List<Square> way) {
        int steps = way.size() - 1;
        if (steps < 2) return way;
        int files = way.getLast().file() - way.getFirst().file();
        int ranks = way.getLast().rank() - way.getFirst().rank();
        if (files % steps != 0 || ranks % steps != 0) return way;
        var straight = new ArrayList<Square>(List.of(way.getFirst()));
        for (int n = 1; n <= steps; n++) {
            int file = way.getFirst().file() + n * files / steps;
            int rank = way.getFirst().rank() + n * ranks / steps;
            var next = Square.ALL.get(rank * Square.WIDTH + file);
            if (before.pieces().containsKey(next)) return way;
            straight.add(next);
        }
        return straight;
    }

    private static Square to(Figure figure, String refused) {
        var move = refused.split(" ")[0];
        int dash = move.indexOf('-');
        if (dash < 0) throw new WrongFigure(figure, move + " is no walk");
        return square(figure, move.substring(dash + 1));
    }

    static Square square(Figure figure, String name) {
        return Square.parse(name)
                .orElseThrow(() -> new WrongFigure(figure, name + " is no square"));
    }

    private static List<String> words(Figure figure, String key) {
        var words = new ArrayList<String>();
        for (String value : figure.values(key)) words.addAll(List.of(value.split(" ")));
        return words;
    }
}
