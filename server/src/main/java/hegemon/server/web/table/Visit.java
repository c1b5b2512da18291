package hegemon.server.web.table;

import hegemon.server.id.TableId;
import hegemon.server.web.table.Answering.Answer;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.http.ResponseEntity;

import java.util.Locale;

/** Somebody asks for something to be done at the table that the address names. */
public record Visit(Answering answering, TableId table, HttpServletRequest request, Locale locale) {
    /** Does it, and says what became of it. */
    public ResponseEntity<Answer> answer(Answering.Action action) {
        return answering.answer(table, request, locale, action);
    }
}
