package hegemon.table;

/**
 * A player's mistake, as a value: which rule forbids what was asked, and the message that says what
 * was asked and what is allowed.
 *
 * @param rule the number of the rule, as in docs/rules
 */
public record Refusal(String rule, Message message) {
    public static Refusal of(String rule, String key, Object... args) {
        return new Refusal(rule, Message.of(key, args));
    }

    public String key() {
        return message.key();
    }

    /** In English, for the command line and the log. */
    @Override
    public String toString() {
        return message.say(Language.ENGLISH);
    }
}
