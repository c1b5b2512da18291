package hegemon.server;

import hegemon.server.accounts.Registration;
import hegemon.server.mail.Smtp;
import hegemon.server.mail.in.MailIn;
import hegemon.server.push.Hooks;

import java.net.URI;
import java.util.List;
import java.util.Optional;

/**
 * What a host decides about the house, beside where it runs.
 *
 * @param base the address that players see; without it, that of this machine
 * @param mail without it no letters are sent
 * @param name what the house is called
 * @param theme of a style sheet in the data folder; empty: the look of the house
 * @param chat false where children play: nobody talks at any table
 * @param metricsToken what Prometheus must show to get the figures; without it there are none
 * @param limits how much one place, one person and the whole house may ask for
 * @param mailIn where the house gets mail; without it nobody can play by mail
 * @param hooks whether, and where to, programs are called
 * @param bind the address of this machine on which it listens; without it, all of them
 * @param proxies addresses of machines that are believed about whom they speak for
 */
public record HostSettings(
        Optional<URI> base,
        Optional<Smtp> mail,
        Registration registration,
        String name,
        Optional<String> theme,
        boolean chat,
        Optional<String> metricsToken,
        Limits limits,
        List<String> proxies,
        Optional<MailIn> mailIn,
        Hooks.Reach hooks,
        Optional<String> bind) {
    public static final String NAME = "Hegemon";

    /** A proxy on the same machine. */
    public static final List<String> LOOPBACK = List.of("127.0.0.0/8", "::1");

    public static final HostSettings DEFAULTS =
            new HostSettings(
                    Optional.empty(),
                    Optional.empty(),
                    Registration.OPEN,
                    NAME,
                    Optional.empty(),
                    true,
                    Optional.empty(),
                    Limits.DEFAULTS,
                    LOOPBACK,
                    Optional.empty(),
                    Hooks.Reach.PUBLIC,
                    Optional.empty());

    public HostSettings withMail(Smtp smtp) {
        return new HostSettings(
                base,
                Optional.of(smtp),
                registration,
                name,
                theme,
                chat,
                metricsToken,
                limits,
                proxies,
                mailIn,
                hooks,
                bind);
    }

    public HostSettings withMail(MailIn box) {
        return new HostSettings(
                base,
                mail,
                registration,
                name,
                theme,
                chat,
                metricsToken,
                limits,
                proxies,
                Optional.of(box),
                hooks,
                bind);
    }

    public HostSettings withBase(URI address) {
        return new HostSettings(
                Optional.of(address),
                mail,
                registration,
                name,
                theme,
                chat,
                metricsToken,
                limits,
                proxies,
                mailIn,
                hooks,
                bind);
    }

    public HostSettings with(Registration who) {
        return new HostSettings(
                base,
                mail,
                who,
                name,
                theme,
                chat,
                metricsToken,
                limits,
                proxies,
                mailIn,
                hooks,
                bind);
    }

    public HostSettings withMetrics(String token) {
        return new HostSettings(
                base,
                mail,
                registration,
                name,
                theme,
                chat,
                Optional.of(token),
                limits,
                proxies,
                mailIn,
                hooks,
                bind);
    }

    public HostSettings withTheme(String styles) {
        return new HostSettings(
                base,
                mail,
                registration,
                name,
                Optional.of(styles),
                chat,
                metricsToken,
                limits,
                proxies,
                mailIn,
                hooks,
                bind);
    }

    public HostSettings withoutChat() {
        return new HostSettings(
                base,
                mail,
                registration,
                name,
                theme,
                false,
                metricsToken,
                limits,
                proxies,
                mailIn,
                hooks,
                bind);
    }

    public HostSettings with(Limits other) {
        return new HostSettings(
                base,
                mail,
                registration,
                name,
                theme,
                chat,
                metricsToken,
                other,
                proxies,
                mailIn,
                hooks,
                bind);
    }

    public HostSettings behind(List<String> trusted) {
        return new HostSettings(
                base,
                mail,
                registration,
                name,
                theme,
                chat,
                metricsToken,
                limits,
                trusted,
                mailIn,
                hooks,
                bind);
    }
}
