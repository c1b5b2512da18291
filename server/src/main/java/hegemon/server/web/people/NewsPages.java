package hegemon.server.web.people;

import hegemon.server.id.TableId;
import hegemon.server.mail.NoticeBoard;
import hegemon.server.web.gate.GuestCookie;
import hegemon.server.web.gate.NoSuchPage;
import hegemon.server.web.table.TableDesk;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.ResponseBody;

import java.util.List;

/** Asks for what is new, and says what was seen. */
@Controller
record NewsPages(News news, NoticeBoard board, TableDesk desk, GuestCookie cookie) {
    @GetMapping("/api/me/notices")
    @ResponseBody
    List<News.Item> notices(HttpServletRequest request) {
        if (cookie.guest(request).isEmpty()) throw new NoSuchPage(HttpStatus.UNAUTHORIZED);
        return news.all();
    }

    /** The reader has looked at this table. */
    @PostMapping("/api/games/{id}/seen")
    ResponseEntity<Void> seen(@PathVariable TableId id, HttpServletRequest request) {
        var guest = cookie.guest(request);
        var table = desk.find(id, guest);
        guest.ifPresent(person -> board.moot(person, table.id()));
        return ResponseEntity.noContent().build();
    }

    @PostMapping("/games/seen")
    String allSeen(HttpServletRequest request) {
        cookie.guest(request).ifPresent(board::clear);
        return "redirect:/games";
    }
}
