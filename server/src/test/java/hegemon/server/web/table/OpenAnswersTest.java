package hegemon.server.web.table;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.http.HttpServletResponseWrapper;

import org.junit.jupiter.api.Test;
import org.springframework.mock.web.MockHttpServletResponse;

import java.io.IOException;

class OpenAnswersTest {
    /** A filter that has a say in the head of an answer, and would look at all that follows. */
    private static final class Filter extends HttpServletResponseWrapper {
        Filter(MockHttpServletResponse connection) {
            super(connection);
        }

        @Override
        public void flushBuffer() throws IOException {
            setHeader("X-Filter", "here");
            super.flushBuffer();
        }

        @Override
        public ServletOutputStream getOutputStream() {
            throw new AssertionError("each event would pass all filters");
        }
    }

    @Test
    void theHeadPassesTheFiltersAndTheEventsDoNot() throws Exception {
        var connection = new MockHttpServletResponse();
        var open = OpenAnswers.begin(new Filter(connection), "text/event-stream");
        assertThat(connection.isCommitted()).isTrue();
        assertThat(connection.getHeader("X-Filter")).isEqualTo("here");
        open.write("event: here\n\n");
        assertThat(open.isHeard()).isTrue();
        assertThat(connection.getContentAsString()).isEqualTo("event: here\n\n");
    }
}
