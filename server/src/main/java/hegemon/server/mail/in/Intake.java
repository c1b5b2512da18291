package hegemon.server.mail.in;

/** Who understands the mails that come in. */
public interface Intake {
    /** Where a mail goes when everything that it said is kept. */
    enum Outcome {
        DONE,
        ASIDE
    }

    /** Takes a mail. The same mail may come again: what it said happens once. */
    Outcome take(Incoming mail);

    /** One that is too large, or that broke whoever read it: what it says is not done. */
    void setAside(Incoming mail, String why);
}
