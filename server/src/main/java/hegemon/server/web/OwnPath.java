package hegemon.server.web;

/** Where a form may lead back to: a path of this server and nothing else. */
public final class OwnPath {
    private OwnPath() {}

    /** The path, or the first page if it leads elsewhere: {@code //host} and {@code /\host} do. */
    public static String of(String back) {
        return back.length() <= 200 && back.matches("/([A-Za-z0-9_-][A-Za-z0-9_./-]*)?")
                ? back
                : "/";
    }
}
