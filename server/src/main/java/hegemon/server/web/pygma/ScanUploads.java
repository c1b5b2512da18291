package hegemon.server.web.pygma;

import hegemon.server.web.gate.Uploads;

import org.springframework.stereotype.Component;

import java.util.regex.Pattern;

/** The pictures that this game takes: letters on paper that a game master scanned. */
@Component
record ScanUploads() implements Uploads {
    private static final Pattern PATH =
            Pattern.compile("/api/pygma/[^/]{1,40}/realms/\\d{1,3}/scans");

    @Override
    public Pattern path() {
        return PATH;
    }
}
