package hegemon.pygma.orders.check;

import hegemon.pygma.orders.Code;
import hegemon.pygma.orders.Heading;
import hegemon.pygma.orders.RealmName;
import hegemon.pygma.orders.Talk;
import hegemon.pygma.world.Date;

/** The heading of the move, and what goes through the game master. */
record Talking(RealmAhead plan) {
    void examine(Entry entry, Heading order) {
        switch (order) {
            case Heading.Game _, Heading.End _ -> {}
            case Heading.Realm(var realm, _) -> realm(entry, realm);
            case Heading.Turn(var date) -> turn(entry, date);
        }
    }

    /** The own realm by its number; its name may have changed, so a name is not held against it. */
    private void realm(Entry entry, RealmName name) {
        if (name instanceof RealmName.Numbered(var number) && number != plan.realm)
            entry.fault(Code.E_33, "other", name, plan.realm);
        else entry.effect("realm", plan.realm);
    }

    private void turn(Entry entry, Date date) {
        var now = plan.knowledge.date();
        if (date.equals(now)) entry.effect("turn", now);
        else entry.fault(Code.E_15, "turn", date, now);
    }

    void examine(Entry entry, Talk order) {
        switch (order) {
            case Talk.Message(var to, _) -> {
                if (plan.realm(entry, to).isPresent()) entry.effect("message", to);
            }
            case Talk.Reveal(var to) -> {
                if (plan.realm(entry, to).isPresent()) entry.effect("reveal", to);
            }
            case Talk.Name(var what, var name) -> {
                if (isOwn(entry, what)) entry.effect("name", name);
            }
            case Talk.Other(var unit, _) -> {
                if (unit.isEmpty() || plan.troop(entry, unit.get()).isPresent())
                    entry.effect("other");
            }
        }
    }

    private boolean isOwn(Entry entry, Talk.Named what) {
        return switch (what) {
            case Talk.OfField(var at) -> plan.ownField(entry, at).isPresent();
            case Talk.OfUnit(var unit) -> plan.troop(entry, unit).isPresent();
            case Talk.OfRealm() -> true;
        };
    }
}
