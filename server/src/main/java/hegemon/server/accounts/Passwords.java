package hegemon.server.accounts;

import hegemon.table.Refusal;

import org.springframework.security.crypto.argon2.Argon2PasswordEncoder;
import org.springframework.security.crypto.password.DelegatingPasswordEncoder;
import org.springframework.security.crypto.password.PasswordEncoder;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Semaphore;

/**
 * Hashes passwords by Argon2id, which is slow and wants memory, so guessing is dear also on
 * graphics cards. The hash names its method, so another can follow. Only a few are computed at a
 * time: whoever asks for many makes others wait a little, not the server fall over.
 */
public final class Passwords {
    public static final int SHORTEST = 10;
    public static final int LONGEST = 200;

    private static final int AT_A_TIME = 4;

    private final PasswordEncoder encoder =
            new DelegatingPasswordEncoder(
                    "argon2",
                    Map.of("argon2", Argon2PasswordEncoder.defaultsForSpringSecurity_v5_8()));
    private final Semaphore places = new Semaphore(AT_A_TIME);
    private final String nobodys = encode("the password of nobody");

    public Optional<Refusal> refuse(String password, String name) {
        int length = password.length();
        if (length < SHORTEST || length > LONGEST)
            return Optional.of(
                    Refusal.of(
                            "house",
                            "server.people.refuse.password.length",
                            SHORTEST,
                            LONGEST,
                            length));
        boolean simple =
                password.chars().distinct().count() < 5
                        || NameRule.key(password).equals(NameRule.key(name));
        return simple
                ? Optional.of(Refusal.of("house", "server.people.refuse.password.simple"))
                : Optional.empty();
    }

    String encode(String password) {
        places.acquireUninterruptibly();
        try {
            var hash = encoder.encode(password);
            if (hash == null) throw new IllegalStateException("no hash for a password");
            return hash;
        } finally {
            places.release();
        }
    }

    /** Takes as long for somebody without a password, or nobody, as for anybody. */
    boolean matches(String password, Optional<String> hash) {
        if (password.length() > LONGEST) return false;
        places.acquireUninterruptibly();
        try {
            return encoder.matches(password, hash.orElse(nobodys)) && hash.isPresent();
        } finally {
            places.release();
        }
    }
}
