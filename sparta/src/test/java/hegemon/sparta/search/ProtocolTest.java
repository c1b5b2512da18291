package hegemon.sparta.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.Writer;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingQueue;

class ProtocolTest {
    @Test
    void introducesItself() throws IOException {
        assertThat(say("sparta", "isready"))
                .startsWith("id name Hegemon Sparta")
                .endsWith("spartaok", "readyok");
    }

    @Test
    void thinksToADepthAndAnswers() throws IOException {
        var lines = say("position standard moves e2-e4 e9-e7", "go depth 3");
        assertThat(lines).hasSize(4);
        assertThat(lines.get(2))
                .matches("info depth 3 score -?\\d+ nodes \\d+ time \\d+ nps \\d+ pv( \\S+)+");
        assertThat(lines.getLast()).matches("bestmove [a-j]\\d+-[a-j]\\d+");
    }

    @Test
    void tellsOfSeveralLinesIfAsked() throws IOException {
        var lines = say("setoption multipv 3", "go depth 2");
        assertThat(lines).hasSize(7);
        assertThat(lines.get(4))
                .matches("info depth 2 multipv 2 score -?\\d+ nodes \\d+ time .* pv( \\S+)+");
        assertThat(lines.getLast())
                .isEqualTo("bestmove " + lines.get(3).replaceAll(".* pv (\\S+).*", "$1"));
    }

    @Test
    void optionsOutOfBoundsAreRefused() throws IOException {
        assertThat(say("setoption threads 65", "setoption multipv 0", "setoption level 11"))
                .containsExactly(
                        "error threads is 1 to 64",
                        "error multipv is 1 to 50",
                        "error level is 1 to 10");
    }

    @Test
    void doesNotSendALongLineBack() throws IOException {
        assertThat(say("x".repeat(100_000)))
                .containsExactly("error unknown command " + "x".repeat(60) + "…");
    }

    @Test
    void stopEndsAnEndlessSearch() throws IOException {
        assertThat(say("go infinite", "stop", "isready")).last().isEqualTo("readyok");
        assertThat(say("go infinite", "stop")).last().asString().startsWith("bestmove ");
    }

    @Test
    void theEndOfTheInputEndsAnEndlessSearch() throws IOException {
        assertThat(say("go infinite")).last().asString().startsWith("bestmove ");
    }

    @Test
    void refusesOtherOrdersWhileThinking() throws IOException {
        assertThat(say("go infinite", "position wide", "stop"))
                .contains("error busy: send stop first");
    }

    @Test
    @Timeout(60)
    void theNextOrderMayFollowAtOnceUponTheAnswer() throws IOException {
        var orders = new LinkedBlockingQueue<>(List.of("go nodes 1"));
        var said = new ConcurrentLinkedQueue<String>();
        var in =
                new BufferedReader(Reader.nullReader()) {
                    @Override
                    public String readLine() {
                        try {
                            return orders.take();
                        } catch (InterruptedException e) {
                            throw new IllegalStateException(e);
                        }
                    }
                };
        var out =
                new PrintWriter(Writer.nullWriter()) {
                    @Override
                    public void println(String line) {
                        said.add(line);
                        if (!line.startsWith("bestmove")) return;
                        orders.add("position wide");
                        while (!orders.isEmpty()) Thread.onSpinWait();
                        orders.add(said.size() < 100 ? "go nodes 1" : "quit");
                    }
                };
        new Protocol(in, out, 1).run();
        assertThat(said)
                .hasSizeGreaterThanOrEqualTo(100)
                .noneMatch(line -> line.startsWith("error"));
    }

    @Test
    void showsPositionsAndMoves() throws IOException {
        assertThat(say("position zigzag", "show", "moves"))
                .first()
                .isEqualTo(
                        "10/1ffffffff1/10/10/10/10/10/10/1FFFFFFFF1/10"
                                + " b5S,d5S,f5S,h5S,c6N,e6N,g6N,i6N S");
    }

    @Test
    void tellsAWin() throws IOException {
        var setup = "hhh7/10/10/10/10/10/10/1F8/10/8FF a4N,a5S,a6S,a7S,j4S,j5S,j6S,j7S S";
        assertThat(say("position " + setup, "go nodes 5000"))
                .anyMatch(line -> line.contains("score win 1 "))
                .endsWith("bestmove b3-a4");
    }

    @Test
    void lowerLevelsAnswerToo() throws IOException {
        assertThat(say("setoption level 2", "go time 1000"))
                .singleElement()
                .asString()
                .startsWith("bestmove ");
    }

    @Test
    void wrongOrdersGetAnErrorAndChangeNothing() throws IOException {
        var over = "hh8/10/10/10/10/10/10/10/10/HH8 a4S,a5S,a6S,a7S,j4N,j5N,j6N,j7N S";
        assertThat(
                        say(
                                "dance",
                                "position tall",
                                "position standard moves e2-e5",
                                "go fast",
                                "go depth",
                                "go nodes 0",
                                "setoption threads many",
                                "setoption colour 3",
                                "position " + over,
                                "go depth 1"))
                .hasSize(9)
                .allMatch(line -> line.startsWith("error "));
    }

    @Test
    void quitEndsTheConversation() throws IOException {
        assertThat(say("quit", "isready")).isEmpty();
    }

    private static List<String> say(String... lines) throws IOException {
        var out = new StringWriter();
        var in = new BufferedReader(new StringReader(String.join("\n", lines)));
        new Protocol(in, new PrintWriter(out), 1).run();
        return out.toString().lines().toList();
    }
}
