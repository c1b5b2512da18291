package hegemon.server.web.table;

import hegemon.server.id.TableId;
import hegemon.server.web.table.Answering.Answer;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.http.ResponseEntity;

import java.util.Locale;

/** Somebody asks for something to be done at the table that the address names. */
public record Visit(Answering answering, TableId table, HttpServletRequest request, Locale locale) {
    /** The longest text that is sent to a table: an order sheet of PYGMA-ISIS is long. */
    public static final int LONGEST_TEXT = 50_000;

    /** Does it, and says what became of it. */
    public ResponseEntity<Answer> answer(Answering.Action action) {
        return answering.answer(table, request, locale, action);
    }
}
