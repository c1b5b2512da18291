package hegemon.server;

import org.springframework.core.annotation.MergedAnnotations;
import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;
import org.springframework.stereotype.Component;
import org.springframework.util.ClassUtils;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;

/**
 * What answers requests: every component of {@code hegemon.server.web}. The classes are loaded,
 * which the start-up cache makes cheap. A {@code ComponentScan} would read their files, which no
 * cache helps with, and keep all that it has read.
 */
final class WebParts {
    private static final String ROOM = "hegemon/server/web/";
    private static final String FILES = "classpath*:" + ROOM + "**/*.class";

    private WebParts() {}

    static Class<?>[] all() {
        try {
            return Arrays.stream(new PathMatchingResourcePatternResolver().getResources(FILES))
                    .map(WebParts::load)
                    .filter(it -> MergedAnnotations.from(it).isPresent(Component.class))
                    .toArray(Class<?>[]::new);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot list the parts of the pages", e);
        }
    }

    /** Without running anything of it. */
    private static Class<?> load(Resource file) {
        try {
            var path = file.getURL().getPath();
            var name = path.substring(path.lastIndexOf(ROOM), path.length() - ".class".length());
            return ClassUtils.forName(name.replace('/', '.'), WebParts.class.getClassLoader());
        } catch (IOException | ClassNotFoundException e) {
            throw new IllegalStateException("not a class: " + file, e);
        }
    }
}
