package hegemon.server.web.pygma.post;

import hegemon.server.HegemonServer;
import hegemon.server.mail.in.Rounds;

import java.nio.file.Path;

/** A second server that reads the mailbox until it is killed. */
final class KilledReader {
    private KilledReader() {}

    /**
     * @param args folder, database, ports of SMTP and IMAP
     */
    public static void main(String[] args) {
        var settings =
                MailHouse.settings(
                        Path.of(args[0]),
                        args[1],
                        Integer.parseInt(args[2]),
                        Integer.parseInt(args[3]));
        var rounds = HegemonServer.start(settings).getBean(Rounds.class);
        while (!Thread.currentThread().isInterrupted()) rounds.round();
    }
}
