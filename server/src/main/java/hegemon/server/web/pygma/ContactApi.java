package hegemon.server.web.pygma;

import hegemon.server.id.TableId;
import hegemon.server.store.ContactRows;
import hegemon.server.web.gate.NoSuchPage;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

import java.time.Clock;

/** The address that a ruler deposits for contacts (D-85); none is told where none was deposited. */
@RestController
@RequestMapping("/api/pygma/{id}/people/contact")
record ContactApi(Readers readers, ContactRows contacts, Clock clock) {
    private static final int LONGEST = 200;

    /** In one line, as a report prints it; an empty one takes it back. */
    @PostMapping
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void deposit(@PathVariable TableId id, @RequestBody Draft draft, HttpServletRequest request) {
        readers.own(id, request);
        var address = draft.words().replaceAll("[\\s\\p{Cntrl}]+", " ").strip();
        NoSuchPage.requireShort(LONGEST, address);
        contacts.deposit(id, readers.person(request), address, clock.millis());
    }
}
