package hegemon.server;

import hegemon.server.accounts.Registration;
import hegemon.server.mail.Smtp;

import java.net.URI;
import java.util.Optional;

/**
 * What a host decides about the house, beside where it runs.
 *
 * @param base the address that players see; without it, that of this machine
 * @param mail without it no letters are sent
 * @param name what the house is called
 * @param theme of a style sheet in the data folder; empty: the look of the house
 */
public record HostSettings(
        Optional<URI> base,
        Optional<Smtp> mail,
        Registration registration,
        String name,
        Optional<String> theme) {
    public static final String NAME = "Hegemon";

    public static final HostSettings DEFAULTS =
            new HostSettings(
                    Optional.empty(), Optional.empty(), Registration.OPEN, NAME, Optional.empty());

    public HostSettings withMail(Smtp smtp) {
        return new HostSettings(base, Optional.of(smtp), registration, name, theme);
    }

    public HostSettings withBase(URI address) {
        return new HostSettings(Optional.of(address), mail, registration, name, theme);
    }

    public HostSettings with(Registration who) {
        return new HostSettings(base, mail, who, name, theme);
    }
}
