package hegemon.pygma.orders.check;

import hegemon.table.Message;

import java.util.List;

/**
 * What a month takes before all orders (D-18).
 *
 * @param pay GM paid to armies (PI-11.6)
 * @param administration GM paid for mobile armies (PI-11.7)
 * @param unpaid GM of pay that the treasury could not cover
 * @param losses who leaves for it (D-19, D-68)
 */
public record Bill(int pay, int administration, int unpaid, List<Message> losses) {
    static final Bill NONE = new Bill(0, 0, 0, List.of());

    public Bill {
        losses = List.copyOf(losses);
    }

    public int sum() {
        return pay + administration;
    }
}
