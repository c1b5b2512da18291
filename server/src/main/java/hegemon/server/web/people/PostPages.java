package hegemon.server.web.people;

import hegemon.server.accounts.HouseKey;
import hegemon.server.post.PostOffice;
import hegemon.server.web.gate.NoSuchPage;

import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;

import java.util.Optional;

/** Where somebody says that a mail is genuine. Opening the page changes nothing. */
@Controller
record PostPages(PostOffice office, HouseKey key) {
    @GetMapping("/post/{mail}/{signature}")
    String ask(@PathVariable String mail, @PathVariable String signature, Model model) {
        check(mail, signature);
        var row = office.waiting(mail);
        if (row.isEmpty()) return Saying.message(model, "post.spent", Optional.empty());
        model.addAttribute("action", "/post/" + mail + "/" + signature);
        model.addAttribute("subject", row.get().subject());
        return "people/post";
    }

    @PostMapping("/post/{mail}/{signature}")
    String confirm(@PathVariable String mail, @PathVariable String signature, Model model) {
        check(mail, signature);
        var done = office.confirm(mail) ? "post.done" : "post.spent";
        return Saying.message(model, done, Optional.empty());
    }

    private void check(String mail, String signature) {
        if (!key.isSigned(PostOffice.CONFIRM, mail, signature))
            throw new NoSuchPage(HttpStatus.NOT_FOUND);
    }
}
