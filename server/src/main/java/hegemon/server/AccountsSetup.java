package hegemon.server;

import hegemon.server.accounts.Accounts;
import hegemon.server.accounts.ApiTokens;
import hegemon.server.accounts.Correspondents;
import hegemon.server.accounts.FrontDoor;
import hegemon.server.accounts.Guests;
import hegemon.server.accounts.HouseKey;
import hegemon.server.accounts.Invitations;
import hegemon.server.accounts.MailLinks;
import hegemon.server.accounts.Passkeys;
import hegemon.server.accounts.Passwords;
import hegemon.server.accounts.People;
import hegemon.server.accounts.Person;
import hegemon.server.accounts.Programs;
import hegemon.server.accounts.RateLimits;
import hegemon.server.accounts.SeatInvitations;
import hegemon.server.accounts.SignIns;
import hegemon.server.accounts.Suspensions;
import hegemon.server.admin.HouseChoices;
import hegemon.server.admin.HouseChoices.Choice;
import hegemon.server.id.PersonId;
import hegemon.server.play.Deadlines;
import hegemon.server.play.Directory;
import hegemon.server.store.BlockRows;
import hegemon.server.store.Traces;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;

import java.time.Clock;
import java.util.Map;
import java.util.Optional;

import javax.sql.DataSource;

/** Puts together who people are and how they come in. */
@Configuration(proxyBeanMethods = false)
@Import({
    ApiTokens.class,
    BlockRows.class,
    Guests.class,
    HouseKey.class,
    Invitations.class,
    MailLinks.class,
    Passkeys.class,
    People.class,
    Programs.class,
    SeatInvitations.class,
    SignIns.class,
    Suspensions.class,
    Traces.class
})
class AccountsSetup {
    @Bean
    Directory directory(People people) {
        return new Directory() {
            @Override
            public Optional<String> nameOf(PersonId person) {
                return people.find(person).filter(one -> !one.deleted()).flatMap(Person::name);
            }

            @Override
            public Optional<PersonId> named(String name) {
                return people.named(name).filter(one -> !one.deleted()).map(Person::id);
            }
        };
    }

    @Bean
    RateLimits rateLimits(DataSource database, HouseKey key, HouseChoices choices, Clock clock) {
        var chosen =
                Map.of(
                        RateLimits.Limit.SIGN_UP_PLACE, Choice.ACCOUNTS_PER_HOUR,
                        RateLimits.Limit.GUEST_PLACE, Choice.GUESTS_PER_HOUR,
                        RateLimits.Limit.TABLE_ASKER, Choice.TABLES_PER_HOUR);
        return new RateLimits(
                database,
                key,
                limit -> Optional.ofNullable(chosen.get(limit)).map(choices::limit),
                clock);
    }

    @Bean
    Accounts accounts(DataSource database, Clock clock) {
        return new Accounts(
                database, new Passwords(), Deadlines.farewells(database)::accept, clock);
    }

    @Bean
    FrontDoor frontDoor(
            DataSource database,
            Accounts accounts,
            RateLimits limits,
            HouseChoices choices,
            Clock clock) {
        return new FrontDoor(database, accounts, limits, choices::registration, clock);
    }

    @Bean
    Correspondents correspondents(People people, HouseKey key, ServerSettings settings) {
        return new Correspondents(people, key, settings::address);
    }
}
