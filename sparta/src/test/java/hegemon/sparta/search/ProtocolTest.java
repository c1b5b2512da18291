package hegemon.sparta.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;

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
                                "setoption threads many",
                                "setoption colour 3",
                                "position " + over,
                                "go depth 1"))
                .hasSize(8)
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
