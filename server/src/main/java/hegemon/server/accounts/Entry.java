package hegemon.server.accounts;

import hegemon.table.Refusal;

/** What becomes of somebody at the door. */
public sealed interface Entry {
    record In(String person) implements Entry {}

    record No(Refusal why) implements Entry {}

    static Entry no(String key, Object... args) {
        return new No(Refusal.of("house", key, args));
    }
}
