package hegemon.server.web.earthwater;

import hegemon.server.play.Tables;
import hegemon.server.web.gate.GuestCookie;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;

import java.util.List;
import java.util.Optional;

/** One's own games against PERS.IA in figures, computed from the stored logs. */
@Controller
class RecordPage {
    private final Tables tables;
    private final GuestCookie cookie;

    RecordPage(Tables tables, GuestCookie cookie) {
        this.tables = tables;
        this.cookie = cookie;
    }

    @GetMapping("/earthwater/record")
    String record(HttpServletRequest request, Model model) {
        var games =
                cookie.guest(request).map(tables::of).orElse(List.of()).stream()
                        .map(SoloGame::of)
                        .flatMap(Optional::stream)
                        .toList();
        model.addAttribute("record", SoloRecord.of(games));
        return "games/earthwater/record";
    }
}
