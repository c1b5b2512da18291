package hegemon.server.mail.in;

import jakarta.mail.FetchProfile;
import jakarta.mail.Flags;
import jakarta.mail.Folder;
import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.Store;
import jakarta.mail.UIDFolder;

import org.eclipse.angus.mail.imap.IMAPFolder;
import org.eclipse.angus.mail.imap.IMAPStore;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;

/** Looks into the mailbox of the house. One look is one connection. */
public final class Mailbox {
    private static final String PATIENCE_MILLIS = "20000";
    private static final int MAILS_A_LOOK = 100;

    /** A large mail is asked for in pieces of this size: each is a way there and back. */
    private static final String PIECE_BYTES = "1000000";

    /** So long the server may say nothing; then the connection is made again. */
    private static final String QUIET_MILLIS = "600000";

    private final MailIn box;
    private volatile Optional<Folder> awaited = Optional.empty();

    public Mailbox(MailIn box) {
        this.box = box;
    }

    /** Says what becomes of a mail. */
    @FunctionalInterface
    public interface Reader {
        /**
         * @param place the mail's own place in the mailbox, the same at every look
         * @param whole false if the mail is too large: then these bytes are only its beginning
         */
        Intake.Outcome read(String place, byte[] mail, boolean whole);
    }

    /** Hands every mail to the reader, the oldest first, and then puts it where the reader says. */
    public void look(Reader reader) throws MessagingException {
        try (Store store = open()) {
            Folder folder = store.getFolder(box.folder());
            folder.open(Folder.READ_WRITE);
            try {
                var mails = folder.getMessages();
                var first = Arrays.copyOf(mails, Math.min(mails.length, MAILS_A_LOOK));
                var profile = new FetchProfile();
                profile.add(UIDFolder.FetchProfileItem.UID);
                profile.add(FetchProfile.Item.SIZE);
                folder.fetch(first, profile);
                for (Message mail : first) one(folder, mail, reader);
            } finally {
                folder.close(true);
            }
        }
    }

    /**
     * Waits for mail until the connection ends.
     *
     * @return false if the server cannot say when mail comes
     */
    boolean await(Runnable came) throws MessagingException {
        try (Store store = open(QUIET_MILLIS)) {
            if (!(store instanceof IMAPStore imap) || !imap.hasCapability("IDLE")) return false;
            Folder folder = store.getFolder(box.folder());
            folder.open(Folder.READ_ONLY);
            awaited = Optional.of(folder);
            // What came before the folder was open.
            came.run();
            while (folder instanceof IMAPFolder idle && idle.isOpen()) {
                idle.idle(true);
                came.run();
            }
            return true;
        }
    }

    /** Whoever waits does so no longer. */
    void leave() {
        try {
            if (awaited.isPresent()) awaited.get().close(false);
        } catch (MessagingException | IllegalStateException e) {
            // It was closed already.
        }
    }

    /** Whether the mailbox answers, and its two folders are there or can be made. */
    public void check() throws MessagingException {
        try (Store store = open()) {
            Folder folder = store.getFolder(box.folder());
            folder.open(Folder.READ_WRITE);
            for (Intake.Outcome outcome : Intake.Outcome.values()) beside(folder, outcome);
            folder.close(false);
        }
    }

    private Store open() throws MessagingException {
        return open(PATIENCE_MILLIS);
    }

    private Store open(String patience) throws MessagingException {
        var protocol = box.secure() ? "imaps" : "imap";
        var rules = new Properties();
        var prefix = "mail." + protocol + ".";
        for (String wait : new String[] {"connectiontimeout", "timeout", "writetimeout"})
            rules.setProperty(prefix + wait, patience);
        rules.setProperty(prefix + "ssl.checkserveridentity", "true");
        rules.setProperty(prefix + "partialfetch", "true");
        rules.setProperty(prefix + "fetchsize", PIECE_BYTES);
        rules.setProperty(prefix + "peek", "true");
        Store store = Session.getInstance(rules).getStore(protocol);
        store.connect(box.host(), box.port(), box.user(), box.password());
        return store;
    }

    private static void one(Folder folder, Message mail, Reader reader) throws MessagingException {
        if (mail.isExpunged() || mail.isSet(Flags.Flag.DELETED)) return;
        var uids = (UIDFolder) folder;
        var place = uids.getUIDValidity() + "/" + uids.getUID(mail);
        boolean whole = mail.getSize() <= MimeReader.MOST_BYTES;
        var outcome = reader.read(place, bytes(mail), whole);
        folder.copyMessages(new Message[] {mail}, beside(folder, outcome));
        mail.setFlag(Flags.Flag.DELETED, true);
    }

    /** Below the folder; beside it where the server has no folders below one with mails. */
    private static Folder beside(Folder folder, Intake.Outcome outcome) throws MessagingException {
        var name = outcome.name().toLowerCase(Locale.ROOT);
        var below = folder.getFolder(name);
        if (isThere(below)) return below;
        var other = folder.getStore().getDefaultFolder().getFolder(name);
        if (!other.exists() && !other.create(Folder.HOLDS_MESSAGES))
            throw new MessagingException("cannot make the folder " + below.getFullName());
        return other;
    }

    private static boolean isThere(Folder folder) {
        try {
            return folder.exists() || folder.create(Folder.HOLDS_MESSAGES);
        } catch (MessagingException e) {
            return false;
        }
    }

    private static byte[] bytes(Message mail) throws MessagingException {
        var bytes = new Bounded();
        try {
            mail.writeTo(bytes);
        } catch (Bounded.Full e) {
            return bytes.toByteArray();
        } catch (IOException e) {
            throw new MessagingException("a mail could not be read", e);
        }
        return bytes.toByteArray();
    }

    /** Takes so much and no more. */
    private static final class Bounded extends OutputStream {
        /** There is more. */
        private static final class Full extends IOException {
            private static final long serialVersionUID = 1L;
        }

        private final ByteArrayOutputStream taken = new ByteArrayOutputStream();

        @Override
        public void write(int one) throws IOException {
            if (taken.size() >= MimeReader.MOST_BYTES) throw new Full();
            taken.write(one);
        }

        @Override
        public void write(byte[] from, int start, int length) throws IOException {
            int room = Math.min(length, MimeReader.MOST_BYTES - taken.size());
            taken.write(from, start, room);
            if (room < length) throw new Full();
        }

        byte[] toByteArray() {
            return taken.toByteArray();
        }
    }
}
