package hegemon.cli.pygma;

import hegemon.cli.Complaint;
import hegemon.table.Language;

import picocli.CommandLine.Option;

import java.util.Arrays;

/** {@code --lang}: what rulers read is German first. */
final class LanguageOption {
    @Option(names = "--lang", paramLabel = "CODE", description = "de, en or fr.")
    private String code = "de";

    Language get() {
        return Arrays.stream(Language.values())
                .filter(language -> language.code().equals(code))
                .findFirst()
                .orElseThrow(() -> Complaint.usage("--lang is de, en or fr, not " + code + "."));
    }
}
