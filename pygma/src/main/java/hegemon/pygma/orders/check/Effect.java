package hegemon.pygma.orders.check;

import hegemon.table.Message;

/** Says what an order will do, as far as its ruler can know. */
final class Effect {
    private Effect() {}

    static Message of(String what, Object... args) {
        return Message.of("orders.effect." + what, args);
    }
}
