package hegemon.server.push;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.Arrays;

/** Which addresses the house calls: those of the open net alone, never its own network. */
interface Endpoints {
    int LONGEST = 1000;

    /** Whether it can be the address of a push service at all. */
    boolean isPlausible(URI endpoint);

    /** Whether it leads out of the house at this moment. */
    boolean isOutside(URI endpoint) throws UnknownHostException;

    Endpoints OPEN_NET =
            new Endpoints() {
                @Override
                public boolean isPlausible(URI endpoint) {
                    var host = endpoint.getHost();
                    return "https".equals(endpoint.getScheme())
                            && host != null
                            && host.matches("[a-zA-Z0-9.-]+\\.[a-zA-Z][a-zA-Z0-9-]*")
                            && endpoint.getUserInfo() == null
                            && endpoint.getFragment() == null
                            && (endpoint.getPort() == -1 || endpoint.getPort() == 443)
                            && endpoint.toString().length() <= LONGEST;
                }

                @Override
                public boolean isOutside(URI endpoint) throws UnknownHostException {
                    return Arrays.stream(InetAddress.getAllByName(endpoint.getHost()))
                            .allMatch(Endpoints::isPublic);
                }
            };

    /** As far as a host lets the house call. */
    static Endpoints within(Hooks.Reach reach) {
        return switch (reach) {
            case PUBLIC -> OPEN_NET;
            case ANY -> ANYWHERE;
            case OFF -> NOWHERE;
        };
    }

    Endpoints ANYWHERE =
            new Endpoints() {
                @Override
                public boolean isPlausible(URI endpoint) {
                    return String.valueOf(endpoint.getScheme()).matches("https?")
                            && endpoint.getHost() != null
                            && endpoint.getUserInfo() == null
                            && endpoint.toString().length() <= LONGEST;
                }

                @Override
                public boolean isOutside(URI endpoint) {
                    return true;
                }
            };

    Endpoints NOWHERE =
            new Endpoints() {
                @Override
                public boolean isPlausible(URI endpoint) {
                    return false;
                }

                @Override
                public boolean isOutside(URI endpoint) {
                    return false;
                }
            };

    /** Neither this machine nor its network, nor what only leads there (RFC 6890). */
    static boolean isPublic(InetAddress address) {
        var bytes = address.getAddress();
        int first = Byte.toUnsignedInt(bytes[0]);
        int second = Byte.toUnsignedInt(bytes[1]);
        if (address instanceof Inet4Address)
            return !address.isAnyLocalAddress()
                    && !address.isLoopbackAddress()
                    && !address.isSiteLocalAddress()
                    && !address.isLinkLocalAddress()
                    && first != 0
                    && first < 224
                    && !(first == 100 && second >= 64 && second < 128)
                    && !(first == 192 && second == 0)
                    && !(first == 198 && (second == 18 || second == 19));
        // 2000::/3 is what is given out; of it 2002::/16 and 2001::/32 wrap addresses of version 4.
        return first >> 5 == 1
                && !(first == 0x20 && second == 2)
                && !(first == 0x20 && second == 1 && bytes[2] == 0 && bytes[3] == 0);
    }
}
