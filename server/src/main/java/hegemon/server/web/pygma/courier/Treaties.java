package hegemon.server.web.pygma.courier;

import hegemon.pygma.world.Date;
import hegemon.server.id.TableId;
import hegemon.server.play.Campaigns;
import hegemon.server.play.Reply;
import hegemon.server.store.BlockRows;
import hegemon.server.web.pygma.courier.TreatyRows.State;
import hegemon.server.web.pygma.courier.TreatyRows.Treaty;

import org.springframework.stereotype.Component;

import java.time.Clock;
import java.util.ArrayList;
import java.util.List;

/** Treaties: notes of two realms with dates, shown to both and, if both want, to all. */
@Component
record Treaties(TreatyRows rows, Campaigns campaigns, BlockRows blocks, Clock clock) {
    static final int LONGEST = 2_000;
    private static final int MOST = 10;

    /** Treaties are dated within four years. */
    private static final int MONTHS = 32;

    /** What a realm proposes. */
    record Proposal(int to, String text, String begins, String ends, boolean open) {}

    /** What this reader may see: the own ones, what waits for a game master, what is public. */
    List<Treaty> of(Writer reader) {
        return rows.all(reader.game()).stream().filter(it -> sees(reader, it)).toList();
    }

    private static boolean sees(Writer reader, Treaty treaty) {
        boolean arrived = treaty.state() != State.HELD && treaty.to().equals(reader.name());
        return reader.isMaster()
                || treaty.isPublic()
                || treaty.from().equals(reader.name())
                || arrived;
    }

    /** What everybody may read. */
    List<Treaty> open(TableId game) {
        return rows.all(game).stream().filter(Treaty::isPublic).toList();
    }

    /** The months with which a treaty may be dated. */
    static List<String> months(Writer writer) {
        var months = new ArrayList<String>();
        Date date = writer.state().world().date();
        for (int i = 0; i < MONTHS; i++) {
            months.add(date.toString());
            date = date.next();
        }
        return months;
    }

    Reply propose(Writer writer, Proposal proposal) {
        int to = proposal.to();
        var text = proposal.text().strip();
        boolean two = !writer.isMaster() && to != writer.realm();
        if (!two || to < 1 || to > writer.realms()) return Slips.refused("nobody");
        if (!writer.knows(to)) return Slips.refused("stranger");
        if (text.isEmpty()) return Slips.refused("empty");
        if (text.length() > LONGEST) return Slips.refused("long", text.length(), LONGEST);
        if (!isDated(writer, proposal)) return Slips.refused("dates");
        if (rows.count(writer.game(), writer.round(), writer.name()) >= MOST)
            return Slips.refused("treaties", MOST);
        boolean direct = writer.reaches(to);
        if (!direct && !writer.isLed()) return Slips.refused("unknown");
        if (direct && blocks.isBlocked(writer.holder(to), writer.person()))
            return Slips.refused("blocked");
        var treaty =
                new Treaty(
                        0,
                        writer.round(),
                        writer.name(),
                        writer.name(to),
                        writer.person(),
                        text,
                        proposal.begins(),
                        proposal.ends(),
                        direct ? State.OFFERED : State.HELD,
                        proposal.open(),
                        false,
                        clock.millis());
        campaigns.beside(writer.table(), () -> rows.add(writer.game(), treaty));
        return new Reply.Done();
    }

    private static boolean isDated(Writer writer, Proposal proposal) {
        var months = months(writer);
        int begins = months.indexOf(proposal.begins());
        int ends = months.indexOf(proposal.ends());
        return (proposal.begins().isEmpty() || begins >= 0)
                && (proposal.ends().isEmpty() || ends >= Math.max(begins, 0));
    }

    /** The steps that this one can take with a treaty, by name. */
    static List<String> steps(Writer writer, Treaty treaty) {
        boolean first = treaty.from().equals(writer.name());
        boolean second = treaty.to().equals(writer.name());
        boolean wish = first ? treaty.fromOpen() : treaty.toOpen();
        var steps = new ArrayList<String>();
        if (writer.now().isOver()) return steps;
        switch (treaty.state()) {
            case HELD -> {
                if (writer.isMaster()) steps.addAll(List.of("pass", "return"));
                if (first) steps.add("withdraw");
            }
            case OFFERED -> {
                if (second) steps.addAll(List.of("agree", "decline"));
                if (first) steps.add("withdraw");
            }
            case AGREED -> {
                if (first || second) steps.addAll(List.of(wish ? "hide" : "show", "end"));
            }
            case DECLINED, ENDED -> {}
        }
        return steps;
    }

    Reply step(Writer writer, int number, String step) {
        var found = rows.find(writer.game(), number).filter(it -> sees(writer, it));
        if (found.isEmpty() || !steps(writer, found.get()).contains(step))
            return Slips.refused("gone");
        var treaty = found.get();
        boolean first = treaty.from().equals(writer.name());
        var next =
                switch (step) {
                    case "pass" -> treaty.in(State.OFFERED);
                    case "agree" -> treaty.in(State.AGREED);
                    case "end" -> treaty.in(State.ENDED);
                    case "show" -> treaty.open(first, true);
                    case "hide" -> treaty.open(first, false);
                    default -> treaty.in(State.DECLINED);
                };
        campaigns.beside(writer.table(), () -> rows.change(writer.game(), next));
        return new Reply.Done();
    }
}
