package hegemon.server;

import hegemon.server.store.InUse;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.ServerSocket;
import java.util.Optional;

/**
 * Where the server is to listen, looked at before a long start and before the tables change: what
 * is wrong is one sentence.
 */
final class Port {
    /** Below it only the administrator of the machine may listen. */
    private static final int FREE_FOR_ALL = 1024;

    private Port() {}

    static void require(Optional<String> bind, int port) {
        try (var socket = new ServerSocket()) {
            socket.bind(
                    bind.map(address -> new InetSocketAddress(InetAddress.ofLiteral(address), port))
                            .orElseGet(() -> new InetSocketAddress(port)));
        } catch (IOException e) {
            throw new InUse(why(bind, port, e));
        }
    }

    private static String why(Optional<String> bind, int port, IOException failure) {
        if (bind.isPresent() && !isOfThisMachine(bind.get()))
            return "the setting “bind” is “"
                    + bind.get()
                    + "”: this machine has no such address. Behind a proxy on the same machine it"
                    + " is 127.0.0.1; without it, the server listens on all.";
        if (port < FREE_FOR_ALL && String.valueOf(failure.getMessage()).contains("denied"))
            return "this user may not listen on port "
                    + port
                    + ". Choose one from 1024 on, and let a proxy stand in front of it: ./hegemon"
                    + " serve --port 8080";
        return "port "
                + port
                + " is in use by another program. Choose another one: ./hegemon serve --port "
                + (port + 1);
    }

    private static boolean isOfThisMachine(String address) {
        try {
            var named = InetAddress.ofLiteral(address);
            return named.isAnyLocalAddress()
                    || named.isLoopbackAddress()
                    || NetworkInterface.getByInetAddress(named) != null;
        } catch (IOException e) {
            return false;
        }
    }
}
