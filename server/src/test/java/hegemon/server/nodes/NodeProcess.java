package hegemon.server.nodes;

import hegemon.server.HegemonServer;
import hegemon.server.ServerSettings;

import java.nio.file.Path;

/** The real server in a process of its own: says its port when it answers, and stays. */
final class NodeProcess {
    private NodeProcess() {}

    public static void main(String[] args) throws InterruptedException {
        var server = HegemonServer.start(new ServerSettings(0, Path.of(args[0]), args[1]));
        System.out.println("port " + server.getEnvironment().getProperty("local.server.port"));
        Thread.currentThread().join();
    }
}
