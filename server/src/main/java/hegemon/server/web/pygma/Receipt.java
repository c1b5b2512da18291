package hegemon.server.web.pygma;

import hegemon.pygma.orders.OrderText;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.orders.check.Examination;

import java.util.Optional;

/**
 * That a sheet was taken: by it a ruler can show what counts.
 *
 * @param number of the log's entry
 * @param at in milliseconds since 1970
 * @param proof the sheet as it was checked; of an earlier month its report tells more
 */
record Receipt(int number, long at, Optional<Proof> proof) {
    /** Of the sheet that counts for the awaited month, or that led to the moment which is read. */
    static Optional<Receipt> of(Readers.Reader ruler, Voice voice) {
        var sheet = Optional.ofNullable(ruler.sheets().get(ruler.realm()));
        int until = ruler.past() ? ruler.chapter().entry() : ruler.entry();
        return sheet.flatMap(
                taken -> ruler.handedInBy(until).map(it -> of(it, taken, ruler, voice)));
    }

    private static Receipt of(
            Readers.Arrival arrival, Sheet sheet, Readers.Reader ruler, Voice voice) {
        return new Receipt(
                arrival.number(),
                arrival.at(),
                ruler.past() ? Optional.empty() : Optional.of(proof(sheet, ruler, voice)));
    }

    private static Proof proof(Sheet sheet, Readers.Reader ruler, Voice voice) {
        var text = OrderText.in(voice.language()).print(sheet);
        var knowledge = ruler.state().knowledge(ruler.realm());
        return Proof.of(Examination.of(text, knowledge), text, knowledge, voice);
    }
}
