package hegemon.sparta;

import java.util.List;

/** Writes a game down (SP-7.3) with what its readers added (SP-7.4). */
final class GameTextPrinter {
    private final AnnotatedGame annotated;
    private final List<SpartaState> states;
    private final StringBuilder text = new StringBuilder();

    GameTextPrinter(AnnotatedGame annotated) {
        this.annotated = annotated;
        this.states = annotated.states();
    }

    String print() {
        var game = annotated.game();
        tag("Event", game.event());
        tag("Date", game.date());
        tag("South", game.south());
        tag("North", game.north());
        tag("Setup", game.setup().name());
        tag("Options", game.setup().options().print());
        tag("Result", game.result().text());
        text.append('\n');
        if (!annotated.remark().isEmpty()) text.append('{' + annotated.remark() + "}\n");
        line(0, true);
        return text.append(game.result().text()).append('\n').toString();
    }

    private void tag(String name, String value) {
        var plain = value.replaceAll("\\R", " ").replace("\\", "\\\\").replace("\"", "\\\"");
        text.append("[%s \"%s\"]\n".formatted(name, plain));
    }

    /** What follows a turn: the main line, and after each move of it the other ones. */
    private void line(int start, boolean interrupted) {
        boolean numbered = interrupted;
        for (var next = annotated.answers(start); !next.isEmpty(); ) {
            int main = next.getFirst();
            boolean spoken = move(main, numbered);
            for (int other : next.subList(1, next.size())) {
                text.append('(');
                line(other, move(other, true));
                text.setLength(text.length() - 1);
                text.append(")\n");
            }
            numbered = spoken || next.size() > 1;
            next = annotated.answers(main);
        }
    }

    /** Whether something stands between this move and the next one. */
    private boolean move(int number, boolean numbered) {
        var turn = annotated.turns().get(number - 1);
        var state = states.get(turn.after());
        var side = state.position().toMove();
        if (side == Side.SOUTH) text.append(state.moveNumber()).append(". ");
        else if (numbered) text.append(state.moveNumber()).append("... ");
        text.append(state.told(side.seat(), side.seat(), turn.move()));
        text.append(turn.notes().mark().text());
        var said = said(turn.notes());
        if (!said.isEmpty()) text.append(" {").append(said).append('}');
        text.append(side == Side.NORTH ? '\n' : ' ');
        return !said.isEmpty();
    }

    /** The time as PGN has it: elapsed move time. */
    private static String said(AnnotatedGame.Notes notes) {
        var time =
                notes.seconds()
                        .map(s -> "[%%emt %d:%02d:%02d] ".formatted(s / 3600, s / 60 % 60, s % 60));
        return (time.orElse("") + notes.remark()).strip();
    }
}
