package hegemon.server.web.gate;

import jakarta.servlet.http.HttpServletRequest;

/** Where a request comes from, as far as limits go. */
public final class Place {
    private Place() {}

    /** The address; of the sixth version the half that a household has in common. */
    public static String of(HttpServletRequest request) {
        var address = request.getRemoteAddr();
        if (!address.contains(":")) return address;
        try {
            var bytes = java.net.InetAddress.ofLiteral(address).getAddress();
            return java.util.HexFormat.of().formatHex(bytes, 0, Math.min(8, bytes.length));
        } catch (IllegalArgumentException e) {
            return address;
        }
    }
}
