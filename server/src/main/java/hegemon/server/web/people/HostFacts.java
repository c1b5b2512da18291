package hegemon.server.web.people;

import hegemon.server.ServerSettings;
import hegemon.table.Language;

import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What a host has decided, as pages show it: the name, the look, the legal pages. */
@Component("house")
record HostFacts(ServerSettings settings) {
    /** Every house has these: its own, else ours. */
    static final String RULES = "rules";

    private static final List<String> LEGAL = List.of("rules", "imprint", "privacy");

    public String name() {
        return settings.host().name();
    }

    /** Where the host's own style sheet is, if there is one; for templates, hence null. */
    public @Nullable String theme() {
        return settings.host().theme().map(name -> "/theme/" + name + ".css").orElse(null);
    }

    Optional<Path> themeFile(String name) {
        return settings.host()
                .theme()
                .filter(name::equals)
                .map(each -> settings.data().resolve("themes").resolve(each + ".css"));
    }

    /** The legal pages that the host has written. */
    public List<String> legal() {
        return LEGAL.stream()
                .filter(page -> page.equals(RULES) || legal(page, "").isPresent())
                .toList();
    }

    /** A legal page: in this language if the host has written it, else in any. */
    Optional<Path> legal(String page, String language) {
        if (!LEGAL.contains(page)) return Optional.empty();
        var others = Stream.of(Language.values()).map(Language::code);
        return Stream.concat(Stream.of("." + language, ""), others.map(each -> "." + each))
                .map(each -> file(page + each + ".md"))
                .filter(Files::isRegularFile)
                .findFirst();
    }

    private Path file(String name) {
        return settings.data().resolve("legal").resolve(name);
    }
}
