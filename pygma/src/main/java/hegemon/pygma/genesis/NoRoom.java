package hegemon.pygma.genesis;

/** This landscape has no place for all the realms; another one may. */
final class NoRoom extends RuntimeException {
    private static final long serialVersionUID = 1;

    NoRoom(String where) {
        super("no room for " + where);
    }
}
