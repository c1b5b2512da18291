package hegemon.server.web.sparta;

import hegemon.table.Language;
import hegemon.table.Parse;
import hegemon.table.Words;

import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;

import java.util.Locale;

/** What was asked for, or why it is refused in the reader's language. */
final class Answers {
    record Refused(String message, String rule) {}

    private Answers() {}

    static <T> ResponseEntity<Object> of(Parse<T> answer, Locale locale) {
        return switch (answer) {
            case Parse.Parsed<T>(var value) -> ResponseEntity.ok(value);
            case Parse.Refused<T>(var why) ->
                    ResponseEntity.status(HttpStatus.UNPROCESSABLE_CONTENT)
                            .body(new Refused(Words.in(Language.of(locale)).say(why), why.rule()));
        };
    }
}
