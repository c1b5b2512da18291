package hegemon.server.web.people;

import hegemon.server.accounts.People;
import hegemon.server.accounts.Person;
import hegemon.server.id.TableId;
import hegemon.server.mail.NoticeBoard;
import hegemon.server.mail.Notices;
import hegemon.table.Language;

import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

import java.time.Duration;
import java.time.Instant;
import java.util.List;

/** What happened at the reader's tables and was not seen yet: for every page. */
@Component("news")
record News(NoticeBoard board, People people, Reader reader) {
    /**
     * One thing that happened.
     *
     * @param text in the reader's language
     */
    public record Item(TableId table, String event, String text, Instant at) {
        /** How long ago it happened, in the reader's language. */
        public String ago() {
            var time = Duration.between(at, Instant.now());
            var words = Saying.words();
            if (time.toMinutes() < 1) return words.say("server.news.now");
            if (time.toHours() < 1) return words.say("server.news.minutes", time.toMinutes());
            if (time.toDays() < 1) return words.say("server.news.hours", time.toHours());
            return words.say("server.news.days", time.toDays());
        }
    }

    /** How much there is, for the masthead. */
    public int count() {
        return reader.person().map(person -> board.count(person.id())).orElse(0);
    }

    /** What calls to a board, unless that is the page that is read; for templates, hence null. */
    public @Nullable Item call(@Nullable String path) {
        var kinds = List.of(calls(path).split(" ", -1));
        return all().stream()
                .filter(item -> kinds.contains(item.event()))
                .filter(item -> !("/games/" + item.table()).equals(path))
                .findFirst()
                .orElse(null);
    }

    /** The kinds of it that this page does not tell itself: a game begins, or one is asked for. */
    public String calls(@Nullable String path) {
        var page = path == null ? "" : path.replaceAll("\\?.*", "");
        return switch (page) {
            case "/games" -> "";
            case "/" -> "paired joined";
            default -> "paired joined invited";
        };
    }

    /** All of it, the latest first. */
    public List<Item> all() {
        var language = Saying.language();
        return reader.person().map(Person::id).map(board::of).orElse(List.of()).stream()
                .map(note -> item(note, language))
                .toList();
    }

    private Item item(NoticeBoard.Note note, Language language) {
        var by = note.by().map(person -> people.displayName(person, language)).orElse("");
        var text = Notices.sentence(note.event().kind(), note.game(), note.title(), by, language);
        var said = note.said().in(language);
        var all = said.isEmpty() ? text : text + ". " + said;
        return new Item(note.table(), note.event().text(), all, note.at());
    }
}
