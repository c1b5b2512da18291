package hegemon.server.accounts;

import hegemon.server.id.PersonId;
import hegemon.server.store.Sql;

import org.springframework.security.authentication.AnonymousAuthenticationToken;
import org.springframework.security.authentication.UsernamePasswordAuthenticationToken;
import org.springframework.security.core.Authentication;
import org.springframework.security.core.authority.AuthorityUtils;
import org.springframework.security.web.webauthn.api.AuthenticatorAssertionResponse;
import org.springframework.security.web.webauthn.api.AuthenticatorAttestationResponse;
import org.springframework.security.web.webauthn.api.Bytes;
import org.springframework.security.web.webauthn.api.PublicKeyCredential;
import org.springframework.security.web.webauthn.api.PublicKeyCredentialCreationOptions;
import org.springframework.security.web.webauthn.api.PublicKeyCredentialRequestOptions;
import org.springframework.security.web.webauthn.api.PublicKeyCredentialRpEntity;
import org.springframework.security.web.webauthn.management.ImmutablePublicKeyCredentialCreationOptionsRequest;
import org.springframework.security.web.webauthn.management.ImmutablePublicKeyCredentialRequestOptionsRequest;
import org.springframework.security.web.webauthn.management.ImmutableRelyingPartyRegistrationRequest;
import org.springframework.security.web.webauthn.management.RelyingPartyAuthenticationRequest;
import org.springframework.security.web.webauthn.management.RelyingPartyPublicKey;
import org.springframework.security.web.webauthn.management.Webauthn4JRelyingPartyOperations;

import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import javax.sql.DataSource;

/**
 * Passkeys: made and checked by Spring Security. What is to be signed lies in the database, so that
 * the second half of a ceremony may reach another server than the first.
 */
public final class Passkeys {
    private static final Duration CEREMONY = Duration.ofMinutes(5);

    /** So many passkeys one person may have. */
    public static final int MOST = 20;

    private static final int LONGEST_LABEL = 60;

    /** The first half: the browser shows the options to the authenticator. */
    public record Ceremony<T>(String token, T options) {}

    /** One passkey, as its owner sees it. */
    public record Passkey(String id, String label, Instant made, Instant used) {}

    private final Sql sql;
    private final PasskeyRows keys;
    private final PasskeyOwners owners;
    private final Clock clock;

    public Passkeys(DataSource database, People people, Clock clock) {
        this.sql = new Sql(database);
        this.keys = new PasskeyRows(database);
        this.owners = new PasskeyOwners(people);
        this.clock = clock;
    }

    /**
     * Begins to make a passkey for this person.
     *
     * @param origin the address of the page, without a path
     */
    public Ceremony<PublicKeyCredentialCreationOptions> beginToMake(PersonId person, URI origin) {
        var challenge = Bytes.random();
        return new Ceremony<>(keep(challenge, person), creation(person, origin, challenge));
    }

    /** The authenticator has made it; false if that cannot be believed. */
    public boolean make(
            PersonId person,
            URI origin,
            String token,
            PublicKeyCredential<AuthenticatorAttestationResponse> made,
            String label) {
        return take(token, person)
                .filter(
                        challenge ->
                                register(
                                        new ImmutableRelyingPartyRegistrationRequest(
                                                creation(person, origin, challenge),
                                                new RelyingPartyPublicKey(made, shortened(label))),
                                        origin))
                .isPresent();
    }

    private boolean register(ImmutableRelyingPartyRegistrationRequest request, URI origin) {
        try {
            var _ = party(origin, Bytes.random()).registerCredential(request);
            return true;
        } catch (RuntimeException e) {
            return false;
        }
    }

    private static String shortened(String label) {
        var text = label.isBlank() ? "passkey" : label.strip();
        return text.substring(0, Math.min(text.length(), LONGEST_LABEL));
    }

    /** Begins to sign somebody in: whoever it is, their authenticator knows. */
    public Ceremony<PublicKeyCredentialRequestOptions> beginToSignIn(URI origin) {
        var challenge = Bytes.random();
        return new Ceremony<>(keep(challenge, PersonId.NOBODY), question(origin, challenge));
    }

    /** Who has signed the challenge. */
    public Optional<PersonId> signIn(
            URI origin, String token, PublicKeyCredential<AuthenticatorAssertionResponse> signed) {
        return take(token, PersonId.NOBODY)
                .flatMap(challenge -> checked(origin, challenge, signed));
    }

    private Optional<PersonId> checked(
            URI origin,
            Bytes challenge,
            PublicKeyCredential<AuthenticatorAssertionResponse> signed) {
        try {
            var owner =
                    party(origin, challenge)
                            .authenticate(
                                    new RelyingPartyAuthenticationRequest(
                                            question(origin, challenge), signed));
            return Optional.of(PasskeyRows.person(owner.getId()));
        } catch (RuntimeException e) {
            return Optional.empty();
        }
    }

    public List<Passkey> of(PersonId person) {
        return keys.findByUserId(PasskeyRows.handle(person)).stream()
                .map(
                        key ->
                                new Passkey(
                                        key.getCredentialId().toBase64UrlString(),
                                        key.getLabel(),
                                        key.getCreated(),
                                        key.getLastUsed()))
                .toList();
    }

    public void remove(PersonId person, String id) {
        sql.change("delete from passkey where id = ? and person_id = ?", id, person);
    }

    private PublicKeyCredentialCreationOptions creation(
            PersonId person, URI origin, Bytes challenge) {
        return party(origin, challenge)
                .createPublicKeyCredentialCreationOptions(
                        new ImmutablePublicKeyCredentialCreationOptionsRequest(as(person)));
    }

    private PublicKeyCredentialRequestOptions question(URI origin, Bytes challenge) {
        return party(origin, challenge)
                .createCredentialRequestOptions(
                        new ImmutablePublicKeyCredentialRequestOptionsRequest(
                                new AnonymousAuthenticationToken(
                                        "nobody",
                                        "nobody",
                                        AuthorityUtils.createAuthorityList("ROLE_ANONYMOUS"))));
    }

    private static Authentication as(PersonId person) {
        return UsernamePasswordAuthenticationToken.authenticated(
                person.value(), "", AuthorityUtils.NO_AUTHORITIES);
    }

    private Webauthn4JRelyingPartyOperations party(URI origin, Bytes challenge) {
        var party =
                new Webauthn4JRelyingPartyOperations(
                        owners,
                        keys,
                        PublicKeyCredentialRpEntity.builder()
                                .id(origin.getHost())
                                .name(origin.getHost())
                                .build(),
                        Set.of(origin.toString()));
        party.setCustomizeCreationOptions(options -> options.challenge(challenge));
        party.setCustomizeRequestOptions(options -> options.challenge(challenge));
        return party;
    }

    private String keep(Bytes challenge, PersonId person) {
        var token = Tokens.token();
        sql.change(
                "insert into challenge (token_hash, challenge, expires_at) values (?, ?, ?)",
                Tokens.hash(token + person),
                challenge.toBase64UrlString(),
                clock.millis() + CEREMONY.toMillis());
        return token;
    }

    /** Each challenge is good once. */
    private Optional<Bytes> take(String token, PersonId person) {
        return sql.find(
                        String.class,
                        "delete from challenge where token_hash = ? and expires_at > ? returning"
                                + " challenge",
                        Tokens.hash(token + person),
                        clock.millis())
                .map(Bytes::fromBase64);
    }
}
