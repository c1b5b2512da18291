package hegemon.cli.pygma;

import hegemon.cli.Complaint;

import java.io.IOException;

/** Standard output for what is no text. */
final class Output {
    private Output() {}

    static void write(byte[] bytes) {
        try {
            System.out.write(bytes);
            System.out.flush();
        } catch (IOException e) {
            throw Complaint.cannot("standard output cannot be written: " + e.getMessage());
        }
    }
}
