package hegemon.server.accounts;

import hegemon.table.Refusal;

/**
 * What is wrong in a form, and where.
 *
 * @param field its name in the form; empty if it concerns the whole
 */
public record Slip(String field, Refusal why) {
    static Slip of(String field, String key, Object... args) {
        return new Slip(field, Refusal.of("house", key, args));
    }
}
