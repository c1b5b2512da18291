package hegemon.cli;

import hegemon.server.accounts.MailLinks;
import hegemon.server.accounts.People;
import hegemon.server.accounts.Person;
import hegemon.server.admin.Administrators;
import hegemon.server.admin.AuditLog;
import hegemon.server.id.PersonId;
import hegemon.table.Language;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;

import javax.sql.DataSource;

/** For those who own the machine: who looks after the house. */
@Command(
        name = "admin",
        description = "Administrators of the house.",
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {
            AdminCommand.Link.class,
            AdminCommand.Password.class,
            AdminCommand.All.class
        })
final class AdminCommand {
    private static Administrators administrators(DataSource database) {
        var clock = Clock.systemUTC();
        return new Administrators(database, new AuditLog(database, clock), clock);
    }

    /** For a house whose administrators have lost their keys. */
    @Command(
            name = "link",
            description =
                    "Print the address of a page that makes one member an administrator; it works"
                            + " once, for a week.")
    static final class Link implements Callable<Integer> {
        @Mixin private ServerOptions server;
        @Mixin private JsonOption json;

        @Override
        public Integer call() {
            var path = server.with(pool -> administrators(pool).newLink());
            var page = server.address(path);
            json.print(Map.of("page", page), page);
            return ExitCode.OK;
        }
    }

    /** For somebody who has forgotten it, in a house without mail. */
    @Command(
            name = "password",
            description =
                    "Print the address of a page at which a member chooses a new password; it works"
                            + " once, for two days.",
            mixinStandardHelpOptions = true)
    static final class Password implements Callable<Integer> {
        @Mixin private ServerOptions server;
        @Mixin private JsonOption json;

        @Parameters(paramLabel = "NAME", description = "Name, address or id of the member.")
        private String name;

        @Override
        public Integer call() {
            var path = server.with(this::link);
            var page = server.address(path);
            json.print(Map.of("page", page), page);
            return ExitCode.OK;
        }

        private String link(DataSource pool) {
            var clock = Clock.systemUTC();
            var member =
                    new People(pool, clock)
                            .known(name)
                            .filter(Person::member)
                            .orElseThrow(
                                    () -> Complaint.usage("there is no member “" + name + "”."));
            new AuditLog(pool, clock).passwordLink(member.id());
            return new MailLinks(pool, clock).byHand(member.id());
        }
    }

    /** Who they are. */
    @Command(name = "list", description = "List the administrators: id and name.")
    static final class All implements Callable<Integer> {
        @Mixin private ServerOptions server;
        @Mixin private JsonOption json;

        @Override
        public Integer call() {
            var names = server.with(All::names);
            json.print(
                    Map.of("administrators", names),
                    () -> names.forEach((id, name) -> json.out().println(id + " " + name)));
            return ExitCode.OK;
        }

        private static Map<PersonId, String> names(DataSource pool) {
            var people = new People(pool, Clock.systemUTC());
            var names = new LinkedHashMap<PersonId, String>();
            for (PersonId id : administrators(pool).all())
                names.put(id, people.displayName(id, Language.ENGLISH));
            return names;
        }
    }
}
