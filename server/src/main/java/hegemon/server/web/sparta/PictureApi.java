package hegemon.server.web.sparta;

import hegemon.server.web.gate.Computes;
import hegemon.sparta.Setup;
import hegemon.table.Language;
import hegemon.table.Parse;
import hegemon.table.Words;

import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Positions as pictures. */
@RestController
class PictureApi {
    private static final MediaType SVG = new MediaType("image", "svg+xml", StandardCharsets.UTF_8);

    /**
     * @param position in the notation of SP-7.1, or the name of a set-up
     * @param flipped North's side at the bottom
     */
    @Computes
    @GetMapping("/sparta/position.svg")
    ResponseEntity<String> svg(
            @RequestParam(defaultValue = "standard") String position,
            @RequestParam(defaultValue = "false") boolean flipped,
            Locale locale) {
        return switch (Setup.parse(position)) {
            case Parse.Parsed<Setup>(var setup) ->
                    ResponseEntity.ok()
                            .contentType(SVG)
                            .body(Picture.svg(setup.position(), flipped));
            case Parse.Refused<Setup>(var why) ->
                    ResponseEntity.status(HttpStatus.UNPROCESSABLE_CONTENT)
                            .contentType(new MediaType("text", "plain", StandardCharsets.UTF_8))
                            .body(Words.in(Language.of(locale)).say(why));
        };
    }
}
