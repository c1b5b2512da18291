package hegemon.server.web.earthwater;

import hegemon.server.play.Summaries;
import hegemon.server.web.gate.GuestCookie;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;

import java.util.ArrayList;

/** One's own games against PERS.IA in figures, from their summaries: no log is replayed. */
@Controller
record RecordPage(Summaries summaries, GuestCookie cookie, Deeds deeds) {
    @GetMapping("/earthwater/record")
    String record(HttpServletRequest request, Model model) {
        var games = new ArrayList<SoloGame>();
        cookie.guest(request)
                .ifPresent(
                        person ->
                                summaries.forEach(
                                        person,
                                        "earthwater",
                                        listed -> SoloGame.of(listed).ifPresent(games::add)));
        model.addAttribute("record", SoloRecord.of(games));
        model.addAttribute("ladders", Ladder.of(games));
        model.addAttribute("deeds", deeds.of(games));
        return "games/earthwater/record";
    }
}
