package hegemon.server.web.gate;

/** Where a form may lead back to: a path of this server, with what is asked there; nothing else. */
public final class OwnPath {
    private static final String SHAPE =
            "/([A-Za-z0-9_-][A-Za-z0-9_./-]*)?(\\?[A-Za-z0-9_./=&+%*,~-]*)?";

    private OwnPath() {}

    /** The path, or the first page if it leads elsewhere: {@code //host} and {@code /\host} do. */
    public static String of(String back) {
        return back.length() <= 500 && back.matches(SHAPE) ? back : "/";
    }
}
