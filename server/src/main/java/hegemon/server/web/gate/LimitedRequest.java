package hegemon.server.web.gate;

import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;

import org.springframework.http.HttpStatus;
import org.springframework.web.server.ResponseStatusException;

import java.io.IOException;

/**
 * A request of which no more is read than anybody needs, also if it does not say how long it is.
 */
final class LimitedRequest extends HttpServletRequestWrapper {
    private final long bytes;

    LimitedRequest(HttpServletRequest request, long bytes) {
        super(request);
        this.bytes = bytes;
    }

    @Override
    public ServletInputStream getInputStream() throws IOException {
        return new Limited(super.getInputStream(), bytes);
    }

    private static final class Limited extends ServletInputStream {
        private final ServletInputStream all;
        private long left;

        Limited(ServletInputStream all, long bytes) {
            this.all = all;
            this.left = bytes;
        }

        @Override
        public int read() throws IOException {
            int value = all.read();
            if (value >= 0) count(1);
            return value;
        }

        @Override
        public int read(byte[] into, int from, int length) throws IOException {
            int read = all.read(into, from, length);
            if (read > 0) count(read);
            return read;
        }

        private void count(int read) {
            left -= read;
            if (left < 0) throw new ResponseStatusException(HttpStatus.CONTENT_TOO_LARGE);
        }

        @Override
        public boolean isFinished() {
            return all.isFinished();
        }

        @Override
        public boolean isReady() {
            return all.isReady();
        }

        @Override
        public void setReadListener(ReadListener listener) {
            all.setReadListener(listener);
        }
    }
}
