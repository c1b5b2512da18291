package hegemon.server.web.people;

import hegemon.server.accounts.People;
import hegemon.server.accounts.Person;
import hegemon.server.admin.Administrators;
import hegemon.server.admin.Conduct;
import hegemon.server.admin.Reports;
import hegemon.server.id.PersonId;
import hegemon.server.store.BlockRows;
import hegemon.server.web.gate.NoSuchPage;
import hegemon.server.web.gate.OwnPath;
import hegemon.server.web.gate.Refused;
import hegemon.table.Refusal;

import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.util.UriComponentsBuilder;

import java.time.Clock;
import java.util.List;
import java.util.Optional;

/**
 * What a reader is told about their conduct, whom they do not want to meet, and, for those who look
 * after the house, what waits for them. Every page asks.
 */
@Controller("conductPages")
record ConductPages(
        Conduct conduct,
        BlockRows blocks,
        People people,
        Administrators administrators,
        Reports reports,
        Reader reader,
        Clock clock) {
    /** Warnings that this reader has not read yet. */
    public List<Conduct.Warning> warnings() {
        return me().map(conduct::unread).orElse(List.of());
    }

    public boolean isAdministrator() {
        return reader.person().filter(Person::member).map(Person::id).stream()
                .anyMatch(administrators::isOne);
    }

    /** How many reports wait; for administrators. */
    public int waiting() {
        return reports.count();
    }

    public boolean blocks(PersonId other) {
        return me().filter(each -> blocks.isBlocked(each, other)).isPresent();
    }

    /** Whom this reader has blocked, by name. */
    public List<String> blocked() {
        return me().map(blocks::of).orElse(List.of()).stream()
                .map(people::find)
                .flatMap(Optional::stream)
                .flatMap(each -> each.name().stream())
                .toList();
    }

    @PostMapping("/warnings/{warning}/read")
    String read(@PathVariable String warning, @RequestParam(defaultValue = "/") String back) {
        me().ifPresent(each -> conduct.read(each, warning));
        return "redirect:" + OwnPath.of(back);
    }

    @PostMapping("/people/{name}/block")
    String block(@PathVariable String name) {
        var other = other(name);
        if (!blocks.block(somebody(), other.id(), clock.millis()))
            throw new Refused(Refusal.of("house", "server.people.refuse.blocks", BlockRows.MOST));
        return page(other);
    }

    @PostMapping("/people/{name}/unblock")
    String unblock(
            @PathVariable String name, @RequestParam(defaultValue = "false") boolean profile) {
        var other = other(name);
        blocks.unblock(somebody(), other.id());
        return profile ? "redirect:/profile?done=blocks" : page(other);
    }

    private static String page(Person other) {
        return "redirect:"
                + UriComponentsBuilder.fromPath("/people/{name}").build(other.name().orElse(""));
    }

    private Person other(String name) {
        return people.named(name)
                .filter(each -> each.member() && !each.id().equals(somebody()))
                .orElseThrow(() -> new NoSuchPage(HttpStatus.NOT_FOUND));
    }

    private PersonId somebody() {
        return me().orElseThrow(() -> new NoSuchPage(HttpStatus.FORBIDDEN));
    }

    private Optional<PersonId> me() {
        return reader.person().map(Person::id);
    }
}
