package hegemon.server.web.pygma;

import hegemon.pygma.PygmaState;
import hegemon.server.id.TableId;
import hegemon.server.play.Campaigns;
import hegemon.server.store.CampaignRows;
import hegemon.table.Language;
import hegemon.table.Words;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

import java.util.Locale;
import java.util.Optional;

/** D-160: a ruler chooses the people of the own realm and its culture. */
@RestController
@RequestMapping("/api/pygma/{id}/people/heritage")
record HeritageApi(Readers readers, Campaigns campaigns) {
    /** Until the orders of the first month close, any number of times. */
    @PostMapping
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void choose(
            @PathVariable TableId id,
            @RequestBody Heritage.Choosing choosing,
            HttpServletRequest request,
            Locale locale) {
        var seat = readers.own(id, request);
        var table = readers.table(id);
        if (!Heritage.isOpen(table.now())) throw Readers.no(HttpStatus.NOT_FOUND);
        var state = (PygmaState) table.now().match().state();
        int realm = state.realm(seat);
        var words = Words.in(Language.of(locale));
        if (!Heritage.of(state, realm, "", words).offers(choosing))
            throw Readers.no(HttpStatus.UNPROCESSABLE_CONTENT);
        var done = readers.done("heritage\n" + seat.name(), Optional.empty(), request);
        int version = campaigns.version(table);
        var sheet = campaigns.sheet(table).map(CampaignRows.Sheet::text).orElse("");
        var text = Heritage.write(state, realm, sheet, choosing);
        // A game master wrote at the same moment.
        if (!campaigns.write(table, done.person(), version, text))
            throw Readers.no(HttpStatus.CONFLICT);
        campaigns.together(table, done, () -> {});
    }
}
