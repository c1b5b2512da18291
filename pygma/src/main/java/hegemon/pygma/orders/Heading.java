package hegemon.pygma.orders;

import hegemon.pygma.world.Date;

import java.util.Optional;

/** The heading and the end of a move. */
public sealed interface Heading extends Order {
    /** SPIEL. */
    record Game(String name) implements Heading {}

    /** REICH … PASSWORT. */
    record Realm(RealmName realm, Optional<String> password) implements Heading {}

    /** ZUG: the month the move is meant for. */
    record Turn(Date date) implements Heading {}

    /** ENDE: nothing after it belongs to the move. */
    record End() implements Heading {}
}
