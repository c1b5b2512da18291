package hegemon.server.web.book;

import hegemon.table.Language;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A book of rules in one language.
 *
 * @param lead what the game is about, as HTML
 * @param cited by number: the addresses of the sections that cite the rule
 */
record Book(
        String game,
        Language language,
        String title,
        String lead,
        List<Chapter> chapters,
        Map<String, List<String>> cited) {

    /**
     * @param html the whole chapter with its heading
     */
    record Chapter(String id, String title, String html, List<Section> sections) {}

    /**
     * A piece of a chapter that can be found and linked to; the first one is the chapter's own
     * beginning.
     *
     * @param text without markup, for searching
     */
    record Section(String id, String title, String html, String text) {}

    /** For a game that has only its numbered rules. */
    static Book none(String game, Language language) {
        return new Book(game, language, "", "", List.of(), Map.of());
    }

    @Override
    public String toString() {
        return game + " in " + language.code();
    }

    Optional<Chapter> chapter(String id) {
        return chapters.stream().filter(each -> each.id().equals(id)).findFirst();
    }

    /** The chapter that has this section. */
    Optional<Chapter> holding(String section) {
        return chapters.stream()
                .filter(each -> each.sections().stream().anyMatch(it -> it.id().equals(section)))
                .findFirst();
    }

    Optional<Section> section(String id) {
        return chapters.stream()
                .flatMap(each -> each.sections().stream())
                .filter(each -> each.id().equals(id))
                .findFirst();
    }

    /** Where the book speaks of this rule first. */
    Optional<Section> about(String number) {
        return cited.getOrDefault(number, List.of()).stream().findFirst().flatMap(this::section);
    }
}
