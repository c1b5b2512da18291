package hegemon.server.web.gate;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Answering this request takes a processor for longer than a moment: it waits its turn in a {@link
 * Workshop}, where a few are served at a time and nobody can take all places.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
public @interface Computes {
    /** Where it is done. */
    enum Room {
        /** As many at a time as the machine can spare. */
        READING,
        /** Paper and pictures: each takes seconds, in which others go on reading. One at a time. */
        PRINTING,
        /** Making a table may mean to make a world. One at a time. */
        TABLES,
        /** A whole game is replayed. One at a time, and one of each asker. */
        IMPORTS
    }

    Room value() default Room.READING;
}
