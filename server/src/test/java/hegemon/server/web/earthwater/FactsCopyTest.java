package hegemon.server.web.earthwater;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import tools.jackson.databind.json.JsonMapper;

import java.nio.file.Path;

/** The tests of the scripts, which run without a server, have a copy of the board and the cards. */
class FactsCopyTest {
    @Test
    void theCopyIsWhatTheServerSends() {
        var sent = new FactsScript(JsonMapper.builder().build()).script().getBody();
        assertThat(Path.of("src/test/js/facts.js")).hasContent(sent);
    }
}
