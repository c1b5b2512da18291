package hegemon.server.accounts;

import hegemon.server.id.PersonId;
import hegemon.table.Refusal;

/** What becomes of somebody at the door. */
public sealed interface Entry {
    record In(PersonId person) implements Entry {}

    record No(Refusal why) implements Entry {}

    static Entry no(String key, Object... args) {
        return new No(Refusal.of("house", key, args));
    }
}
