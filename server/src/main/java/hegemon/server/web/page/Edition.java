package hegemon.server.web.page;

import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;
import org.springframework.stereotype.Component;

import java.io.IOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Scripts, styles and pictures as this program has them, under an address that names them all: a
 * browser keeps them for good, and never mixes those of two versions. Scripts find each other there
 * too, since they name each other by where they lie.
 */
@Component
class Edition {
    private static final List<String> FOLDERS = List.of("js", "css", "svg", "img");
    private static final Pattern OF_ONE =
            Pattern.compile("/e/[0-9a-f]{16}(/(?:" + String.join("|", FOLDERS) + ")/.*)");
    private static final int BYTES = 8;

    private final String folder;

    Edition() throws IOException {
        this.folder = "/e/" + hash();
    }

    private static String hash() throws IOException {
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            for (Resource file : files()) digest.update(file.getContentAsByteArray());
            return HexFormat.of().formatHex(digest.digest(), 0, BYTES);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    private static List<Resource> files() throws IOException {
        var found = Stream.<Resource>builder();
        for (String each : FOLDERS)
            for (Resource file :
                    new PathMatchingResourcePatternResolver()
                            .getResources("classpath:/static/" + each + "/**"))
                if (file.isReadable()) found.add(file);
        return found.build().sorted(Comparator.comparing(Resource::toString)).toList();
    }

    /** Where the pages of this program look for it. */
    String address(String path) {
        return FOLDERS.stream().anyMatch(each -> path.startsWith("/" + each + "/"))
                ? folder + path
                : path;
    }

    /** Whether this is an address of this edition, and not of an earlier one. */
    boolean has(String address) {
        return address.startsWith(folder + "/");
    }

    /** What an address of any edition names; an address of none as it is. */
    static String path(String address) {
        var parts = OF_ONE.matcher(address);
        return parts.matches() ? parts.group(1) : address;
    }
}
