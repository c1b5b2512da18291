package hegemon.server.web.lobby;

import hegemon.server.id.TableId;
import hegemon.server.play.ExportedLog;
import hegemon.server.play.Imports;
import hegemon.server.play.LiveTable;
import hegemon.server.web.gate.Admission;
import hegemon.server.web.gate.Computes;
import hegemon.server.web.gate.GuestCookie;
import hegemon.server.web.gate.NoSuchPage;
import hegemon.server.web.gate.Refused;
import hegemon.server.web.table.Reader;
import hegemon.server.web.table.TableDesk;
import hegemon.table.Chance;
import hegemon.table.DiceProof;
import hegemon.table.Log;
import hegemon.table.Parse;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.http.ContentDisposition;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Optional;

/** Games as something to keep: the log as text and as JSON, its dice verified, and brought back. */
@Controller
record Records(
        TableDesk desk, Imports imports, GuestCookie cookie, JsonMapper json, Admission admission) {
    /**
     * The whole log of a finished game with its secret: whoever has it can verify every draw. While
     * that is sealed, the page of the dice says until when.
     */
    @GetMapping("/games/{id}/log")
    ResponseEntity<String> log(@PathVariable TableId id, HttpServletRequest request) {
        var table = desk.find(id, cookie.guest(request));
        if (isSealed(table))
            return ResponseEntity.status(HttpStatus.SEE_OTHER)
                    .location(URI.create("/games/" + id + "/dice"))
                    .build();
        var log = finished(table);
        return ResponseEntity.ok()
                .contentType(new MediaType("text", "plain", StandardCharsets.UTF_8))
                .header(HttpHeaders.CONTENT_DISPOSITION, named(log.game() + "-" + id + ".txt"))
                .body(log.print());
    }

    /**
     * The game as this reader may know it, with the time of each entry; once it is over also the
     * whole log in its own notation, by which it can be brought back.
     */
    @GetMapping("/games/{id}/log.json")
    ResponseEntity<JsonNode> json(@PathVariable TableId id, HttpServletRequest request) {
        var guest = cookie.guest(request);
        var table = desk.find(id, guest);
        var shown = desk.read(table, Reader.of(guest, request));
        ObjectNode all = json.valueToTree(shown);
        whole(table).ifPresent(log -> ExportedLog.put(log, all));
        return ResponseEntity.ok()
                .header(HttpHeaders.CONTENT_DISPOSITION, named(shown.game() + "-" + id + ".json"))
                .body(all);
    }

    private static String named(String file) {
        return ContentDisposition.inline().filename(file).build().toString();
    }

    private static Log finished(LiveTable table) {
        return whole(table).orElseThrow(() -> new NoSuchPage(HttpStatus.NOT_FOUND));
    }

    /** Whether it is over, and others still play with the same luck. */
    private static boolean isSealed(LiveTable table) {
        return table.now().isOver() && table.revealed(table.now()).isEmpty();
    }

    private static Optional<Log> whole(LiveTable table) {
        return table.revealed(table.now())
                .map(secret -> table.now().match().log().withSecret(secret));
    }

    /** Every draw of a finished game, computed again from its secret. */
    @Computes
    @GetMapping("/games/{id}/dice")
    String dice(@PathVariable TableId id, HttpServletRequest request, Model model) {
        var table = desk.find(id, cookie.guest(request));
        model.addAttribute("id", id);
        if (isSealed(table)) {
            model.addAttribute("log", table.now().match().log());
            model.addAttribute("until", Instant.ofEpochMilli(table.now().match().sealedUntil()));
            return "tables/sealed";
        }
        var log = finished(table);
        if (table.now().match().game().isOpen()) throw new NoSuchPage(HttpStatus.NOT_FOUND);
        model.addAttribute("game", log.game());
        model.addAttribute("log", log);
        model.addAttribute(
                "proof",
                DiceProof.check(table.now().match(), Chance.ofHex(log.secret().orElseThrow())));
        return "tables/dice";
    }

    @GetMapping("/tables/import")
    String form() {
        return "tables/import";
    }

    @Computes(Computes.Room.IMPORTS)
    @PostMapping("/tables/import")
    String read(
            @RequestParam String log,
            HttpServletRequest request,
            HttpServletResponse response,
            Model model) {
        admission.table(request);
        return switch (ExportedLog.notation(log)
                .then(text -> imports.read(text, cookie.welcome(request, response)))) {
            case Parse.Parsed<LiveTable>(var table) -> "redirect:/games/" + table.id();
            case Parse.Refused<LiveTable>(var why) -> {
                Refused.say(why, response, model);
                model.addAttribute("log", log);
                yield "tables/import";
            }
        };
    }
}
