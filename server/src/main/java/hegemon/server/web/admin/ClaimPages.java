package hegemon.server.web.admin;

import hegemon.server.accounts.Person;
import hegemon.server.admin.Administrators;
import hegemon.server.web.gate.GuestCookie;
import hegemon.server.web.people.Reader;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.server.ResponseStatusException;

/** Where the link that the server prints makes a member the first administrator. */
@Controller
record ClaimPages(Administrators administrators, GuestCookie cookie, Reader reader) {
    @GetMapping(Administrators.CLAIM + "{token}")
    String ask(@PathVariable String token, Model model) {
        if (!administrators.isOpen(token)) throw new ResponseStatusException(HttpStatus.NOT_FOUND);
        model.addAttribute("token", token);
        model.addAttribute("member", reader.person().filter(Person::member).isPresent());
        model.addAttribute("path", "/");
        return "admin/claim";
    }

    @PostMapping(Administrators.CLAIM + "{token}")
    String claim(@PathVariable String token, HttpServletRequest request) {
        var person =
                cookie.guest(request)
                        .orElseThrow(() -> new ResponseStatusException(HttpStatus.FORBIDDEN));
        if (!administrators.claim(token, person))
            throw new ResponseStatusException(HttpStatus.NOT_FOUND);
        return "redirect:/admin";
    }
}
