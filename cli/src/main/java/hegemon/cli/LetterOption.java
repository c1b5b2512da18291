package hegemon.cli;

import picocli.CommandLine.Option;

import java.util.Optional;

/** {@code --letter}: whom to write to, to see whether letters arrive. */
final class LetterOption {
    @Option(
            names = "--letter",
            paramLabel = "ADDRESS",
            description = "Send a test letter to this address.")
    private String letter = "";

    Optional<String> to() {
        if (letter.isEmpty()) return Optional.empty();
        if (!letter.matches("[^@\\s<>]+@[^@\\s<>]+"))
            throw Complaint.usage("a letter goes to an address such as you@example.org.");
        return Optional.of(letter);
    }
}
