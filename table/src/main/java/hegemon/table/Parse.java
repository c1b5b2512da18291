package hegemon.table;

import java.util.function.Function;

/** What became of something a player wrote or asked: the value it means, or why it is refused. */
public sealed interface Parse<T> {
    record Parsed<T>(T value) implements Parse<T> {}

    record Refused<T>(Refusal why) implements Parse<T> {}

    static <T> Parse<T> of(T value) {
        return new Parsed<>(value);
    }

    static <T> Parse<T> refused(Refusal why) {
        return new Refused<>(why);
    }

    default <U> Parse<U> then(Function<? super T, Parse<U>> next) {
        return switch (this) {
            case Parsed<T>(var value) -> next.apply(value);
            case Refused<T>(var why) -> refused(why);
        };
    }

    default <U> Parse<U> map(Function<? super T, ? extends U> change) {
        return then(value -> of(change.apply(value)));
    }

    /** The value, where a refusal would be our mistake and not a player's. */
    default T orThrow() {
        return switch (this) {
            case Parsed<T>(var value) -> value;
            case Refused<T>(var why) -> throw new IllegalStateException(why.toString());
        };
    }
}
