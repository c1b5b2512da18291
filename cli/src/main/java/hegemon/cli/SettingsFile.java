package hegemon.cli;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The settings file: one {@code key = value} a line; lines that begin with {@code #} are remarks.
 * What cannot be understood ends the start with a sentence: a typo must not pass for a setting.
 */
final class SettingsFile {
    static final String NAME = "hegemon.properties";

    private SettingsFile() {}

    /**
     * What can be read of it.
     *
     * @param mistakes gets a sentence for each line that cannot
     */
    static Map<Setting, String> read(Path file, List<String> mistakes) {
        if (!Files.exists(file)) return Map.of();
        var settings = new EnumMap<Setting, String>(Setting.class);
        var lines = lines(file);
        for (int i = 0; i < lines.size(); i++) {
            var line = lines.get(i).strip();
            int number = i + 1;
            if (!line.isEmpty() && !line.startsWith("#"))
                put(settings, line)
                        .map(why -> file.getFileName() + ", line " + number + ": " + why)
                        .ifPresent(mistakes::add);
        }
        return settings;
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (CharacterCodingException e) {
            throw Complaint.cannot(
                    "the settings file "
                            + file.toAbsolutePath()
                            + " is not written in UTF-8. Save it as UTF-8.");
        } catch (IOException e) {
            throw Complaint.cannot("cannot read the settings file " + file.toAbsolutePath() + ".");
        }
    }

    /** Why not, if so. A line without a sign is not said again: it may hold a password. */
    private static Optional<String> put(Map<Setting, String> settings, String line) {
        int sign = line.indexOf('=');
        if (sign < 0)
            return Optional.of(
                    "a setting is written key = value, not “" + line.split("[:\\s]")[0] + " …”.");
        var key = line.substring(0, sign).strip();
        var setting = Setting.of(key);
        if (setting.isEmpty())
            return Optional.of(
                    "there is no setting “"
                            + key
                            + "”."
                            + nearest(key).map(each -> " Did you mean “" + each + "”?").orElse(""));
        boolean twice = settings.put(setting.get(), line.substring(sign + 1).strip()) != null;
        return twice ? Optional.of("“" + key + "” is set twice.") : Optional.empty();
    }

    /** One that is so much like it that it may have been meant. */
    static Optional<String> nearest(String key) {
        return Arrays.stream(Setting.values())
                .map(Setting::key)
                .min(Comparator.comparingInt(known -> distance(known, key)))
                .filter(known -> distance(known, key) <= Math.min(3, key.length() / 2));
    }

    /** How many letters must be changed, added or left out. */
    private static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        Arrays.setAll(row, i -> i);
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int changed = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(changed, Math.min(row[j], row[j - 1]) + 1);
            }
        }
        return row[b.length()];
    }
}
