package hegemon.server;

import hegemon.server.accounts.GuestsMay;
import hegemon.server.accounts.Registration;
import hegemon.server.mail.Smtp;
import hegemon.server.mail.in.MailIn;
import hegemon.server.push.Hooks;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

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
 * @param guests what people without an account may do
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
        Optional<String> bind,
        GuestsMay guests) {
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
                    Optional.empty(),
                    GuestsMay.ON);

    public HostSettings withMail(Smtp smtp) {
        return changed(it -> it.mail = Optional.of(smtp));
    }

    public HostSettings withMail(MailIn box) {
        return changed(it -> it.mailIn = Optional.of(box));
    }

    public HostSettings withBase(URI address) {
        return changed(it -> it.base = Optional.of(address));
    }

    public HostSettings with(Registration who) {
        return changed(it -> it.registration = who);
    }

    public HostSettings with(GuestsMay what) {
        return changed(it -> it.guests = what);
    }

    public HostSettings withMetrics(String token) {
        return changed(it -> it.metricsToken = Optional.of(token));
    }

    public HostSettings withTheme(String styles) {
        return changed(it -> it.theme = Optional.of(styles));
    }

    public HostSettings withoutChat() {
        return changed(it -> it.chat = false);
    }

    public HostSettings with(Limits other) {
        return changed(it -> it.limits = other);
    }

    public HostSettings behind(List<String> trusted) {
        return changed(it -> it.proxies = trusted);
    }

    /** How a browser on this machine finds the house at this port. */
    public String here(int port) {
        var address =
                bind.filter(each -> !each.equals("127.0.0.1"))
                        .map(InetAddress::ofLiteral)
                        .filter(each -> !each.isAnyLocalAddress());
        var name =
                address.map(
                        each ->
                                each instanceof Inet6Address
                                        ? "[" + each.getHostAddress() + "]"
                                        : each.getHostAddress());
        return "http://" + name.orElse("localhost") + ":" + port;
    }

    private HostSettings changed(Consumer<Draft> change) {
        var draft = new Draft(this);
        change.accept(draft);
        return draft.settings();
    }

    /** The same while something is changed in it. */
    private static final class Draft {
        private Optional<URI> base;
        private Optional<Smtp> mail;
        private Registration registration;
        private String name;
        private Optional<String> theme;
        private boolean chat;
        private Optional<String> metricsToken;
        private Limits limits;
        private List<String> proxies;
        private Optional<MailIn> mailIn;
        private Hooks.Reach hooks;
        private Optional<String> bind;
        private GuestsMay guests;

        Draft(HostSettings before) {
            base = before.base;
            mail = before.mail;
            registration = before.registration;
            name = before.name;
            theme = before.theme;
            chat = before.chat;
            metricsToken = before.metricsToken;
            limits = before.limits;
            proxies = before.proxies;
            mailIn = before.mailIn;
            hooks = before.hooks;
            bind = before.bind;
            guests = before.guests;
        }

        HostSettings settings() {
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
                    mailIn,
                    hooks,
                    bind,
                    guests);
        }
    }
}
