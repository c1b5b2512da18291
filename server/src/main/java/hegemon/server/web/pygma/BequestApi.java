package hegemon.server.web.pygma;

import hegemon.server.id.TableId;
import hegemon.server.store.BequestRows;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

import java.time.Clock;
import java.util.Optional;

/** A ruler says whether the own letters go with the realm. */
@RestController
@RequestMapping("/api/pygma/{id}/people/letters")
record BequestApi(Readers readers, BequestRows rows, Clock clock) {
    record Wish(Optional<Boolean> left) {}

    @PostMapping
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void leave(@PathVariable TableId id, @RequestBody Wish wish, HttpServletRequest request) {
        var seat = readers.own(id, request);
        rows.leave(id, seat, readers.person(request), wish.left().orElse(false), clock.millis());
    }
}
