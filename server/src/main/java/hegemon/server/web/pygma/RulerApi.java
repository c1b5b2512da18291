package hegemon.server.web.pygma;

import hegemon.pygma.orders.check.Examination;
import hegemon.pygma.orders.check.Horizon;
import hegemon.pygma.report.Warnings;
import hegemon.pygma.world.Army;
import hegemon.pygma.world.Merchant;
import hegemon.server.web.gate.Computes;
import hegemon.table.Language;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** A ruler's desk, now or as it was at an entry of the log. */
@RestController
@RequestMapping("/api/pygma/{id}")
class RulerApi {
    private final Readers readers;

    RulerApi(Readers readers) {
        this.readers = readers;
    }

    @GetMapping
    RulerDesk desk(
            @PathVariable String id,
            @RequestParam Optional<Integer> entry,
            HttpServletRequest request,
            Locale locale) {
        return RulerDesk.of(readers.ruler(id, entry, request), voice(locale));
    }

    /** Reads a sheet without sending it. */
    @Computes
    @PostMapping("/check")
    Proof check(
            @PathVariable String id,
            @RequestBody Draft draft,
            HttpServletRequest request,
            Locale locale) {
        if (draft.isTooLong()) throw Readers.no(HttpStatus.CONTENT_TOO_LARGE);
        var ruler = readers.ruler(id, request);
        var knowledge = ruler.state().knowledge(ruler.realm());
        var warnings = Warnings.of(ruler.report());
        return Proof.of(Examination.of(draft.words(), knowledge), warnings, voice(locale));
    }

    /** How far an own unit comes this month, on the ruler's own map. */
    @Computes
    @GetMapping("/reach")
    Steps reach(
            @PathVariable String id,
            @RequestParam Optional<String> unit,
            HttpServletRequest request) {
        var ruler = readers.ruler(id, request);
        var knowledge = ruler.state().knowledge(ruler.realm());
        return Stream.concat(
                        knowledge.armies().stream().map(Army::unit),
                        knowledge.merchants().stream().map(Merchant::unit))
                .filter(own -> unit.equals(Optional.of(own.toString())))
                .findFirst()
                .map(own -> Steps.of(Horizon.of(knowledge, own)))
                .orElseThrow(() -> Readers.no(HttpStatus.NOT_FOUND));
    }

    private static Voice voice(Locale locale) {
        return new Voice(Language.of(locale));
    }
}
