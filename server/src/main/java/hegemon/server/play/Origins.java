package hegemon.server.play;

import hegemon.server.id.PersonId;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * From where people were heard of last, so that many guests of one place share what one place gets.
 * Kept in memory alone, and forgotten.
 */
public final class Origins {
    private static final int REMEMBERED = 10_000;

    private final Map<PersonId, String> places =
            Collections.synchronizedMap(
                    new LinkedHashMap<>(16, 0.75f, true) {
                        @Override
                        protected boolean removeEldestEntry(Map.Entry<PersonId, String> eldest) {
                            return size() > REMEMBERED;
                        }
                    });

    public void note(PersonId person, String place) {
        places.put(person, place);
    }

    /** This person, in the place where they are. */
    public FairQueue.Asker of(PersonId person) {
        return new FairQueue.Asker(places.getOrDefault(person, person.value()), person);
    }
}
