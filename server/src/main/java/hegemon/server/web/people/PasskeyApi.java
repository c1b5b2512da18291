package hegemon.server.web.people;

import hegemon.server.ServerSettings;
import hegemon.server.accounts.FrontDoor;
import hegemon.server.accounts.Passkeys;
import hegemon.server.accounts.People;
import hegemon.server.accounts.Person;
import hegemon.server.accounts.RateLimits.Limit;
import hegemon.server.accounts.Slip;
import hegemon.server.id.PersonId;
import hegemon.server.web.gate.GuestCookie;
import hegemon.server.web.gate.NoSuchPage;
import hegemon.server.web.gate.Place;
import hegemon.server.web.gate.Refused;
import hegemon.table.Refusal;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.security.web.webauthn.api.AuthenticatorAssertionResponse;
import org.springframework.security.web.webauthn.api.AuthenticatorAttestationResponse;
import org.springframework.security.web.webauthn.api.PublicKeyCredential;
import org.springframework.security.web.webauthn.jackson.WebauthnJacksonModule;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.servlet.support.ServletUriComponentsBuilder;

import tools.jackson.core.JacksonException;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.net.URI;
import java.util.Map;
import java.util.Optional;

/**
 * Passkeys, for the page's script. Each ceremony has two halves: the server asks, the authenticator
 * signs.
 */
@RestController
@RequestMapping("/api/passkeys")
record PasskeyApi(
        Passkeys passkeys,
        FrontDoor door,
        People people,
        GuestCookie cookie,
        Reader reader,
        SignInPages signIn,
        ServerSettings settings) {
    private static final JsonMapper JSON =
            JsonMapper.builder().addModule(new WebauthnJacksonModule()).build();

    /** The first half of claiming an account. */
    record Claim(Optional<String> name, Optional<String> invitation) {}

    /**
     * The second half of a ceremony.
     *
     * @param credential what the authenticator answers
     */
    record Signed(
            Optional<String> ceremony,
            Optional<JsonNode> credential,
            Optional<String> label,
            Optional<String> invitation) {}

    /** A guest claims an account: the name is checked and kept. */
    @PostMapping("/claim")
    ResponseEntity<?> claim(
            @RequestBody Claim claim, HttpServletRequest request, HttpServletResponse response) {
        var person = cookie.newcomer(request, response);
        var slip =
                door.nameForPasskey(
                        person,
                        claim.name().orElse(""),
                        claim.invitation().orElse(""),
                        Place.of(request));
        if (slip.isPresent()) return refused(slip.get());
        people.speak(person, Saying.language());
        return asked(passkeys.beginToMake(person, origin(request)));
    }

    @PostMapping("/claimed")
    ResponseEntity<?> claimed(
            @RequestBody Signed signed, HttpServletRequest request, HttpServletResponse response) {
        var person = reader.person().map(Person::id).orElse(PersonId.NOBODY);
        if (!made(person, signed, request)) return refused("server.people.refuse.passkey");
        var slip = door.signUpByPasskey(person, signed.invitation().orElse(""));
        if (slip.isPresent()) return refused(slip.get());
        signIn.let(person, request, response);
        return done();
    }

    /** A member makes a further passkey. */
    @PostMapping("/make")
    ResponseEntity<?> make(HttpServletRequest request) {
        if (passkeys.of(member()).size() >= Passkeys.MOST)
            return refused(
                    new Slip(
                            "",
                            Refusal.of("house", "server.people.refuse.passkeys", Passkeys.MOST)));
        return asked(passkeys.beginToMake(member(), origin(request)));
    }

    @PostMapping("/made")
    ResponseEntity<?> made(@RequestBody Signed signed, HttpServletRequest request) {
        return made(member(), signed, request) ? done() : refused("server.people.refuse.passkey");
    }

    private boolean made(PersonId person, Signed signed, HttpServletRequest request) {
        var key =
                read(
                        signed,
                        new TypeReference<
                                PublicKeyCredential<AuthenticatorAttestationResponse>>() {});
        return passkeys.make(
                person,
                origin(request),
                signed.ceremony().orElse(""),
                key,
                signed.label().orElse(""));
    }

    @PostMapping("/ask")
    ResponseEntity<?> ask(HttpServletRequest request) {
        var wait = door.tooOften(Limit.SIGN_IN_PLACE, Place.of(request));
        return wait.isPresent()
                ? refused(new Slip("", wait.get()))
                : asked(passkeys.beginToSignIn(origin(request)));
    }

    @PostMapping("/sign-in")
    ResponseEntity<?> signIn(
            @RequestBody Signed signed, HttpServletRequest request, HttpServletResponse response) {
        var key =
                read(
                        signed,
                        new TypeReference<
                                PublicKeyCredential<AuthenticatorAssertionResponse>>() {});
        var person = passkeys.signIn(origin(request), signed.ceremony().orElse(""), key);
        if (person.isEmpty()) return refused("server.people.refuse.passkey");
        signIn.let(person.get(), request, response);
        return done();
    }

    private PersonId member() {
        return reader.person()
                .filter(Person::member)
                .map(Person::id)
                .orElseThrow(() -> new NoSuchPage(HttpStatus.FORBIDDEN));
    }

    /** The address that the authenticator vouches for: the host's own, else that of the request. */
    private URI origin(HttpServletRequest request) {
        return settings.host()
                .base()
                .orElseGet(
                        () ->
                                ServletUriComponentsBuilder.fromRequestUri(request)
                                        .replacePath("")
                                        .build()
                                        .toUri());
    }

    private <T> T read(Signed signed, TypeReference<T> type) {
        try {
            return JSON.convertValue(
                    signed.credential().orElseThrow(() -> new NoSuchPage(HttpStatus.BAD_REQUEST)),
                    type);
        } catch (JacksonException | IllegalArgumentException e) {
            throw new NoSuchPage(HttpStatus.BAD_REQUEST);
        }
    }

    private ResponseEntity<?> asked(Passkeys.Ceremony<?> ceremony) {
        return ResponseEntity.ok(
                Map.of(
                        "ceremony",
                        ceremony.token(),
                        "options",
                        JSON.valueToTree(ceremony.options())));
    }

    private static ResponseEntity<?> done() {
        return ResponseEntity.ok(Map.of());
    }

    private static ResponseEntity<?> refused(String key) {
        return refused(new Slip("", Refusal.of("house", key)));
    }

    private static ResponseEntity<?> refused(Slip slip) {
        return Refused.answer(slip.why())
                .body(Map.of("field", slip.field(), "message", Saying.words().say(slip.why())));
    }
}
