package hegemon.pygma.letter;

/** Words in a letter that are no orders. */
public sealed interface Missive {
    /** AN … : to another realm, or to the game masters. */
    record Message(String to, String text) implements Missive {}

    /** PRESSE: for the Kurier. */
    record Press(String title, String text, boolean signed) implements Missive {}
}
