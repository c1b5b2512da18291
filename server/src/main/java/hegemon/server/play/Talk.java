package hegemon.server.play;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.store.TalkRows;
import hegemon.table.Refusal;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;

/** What is said at a table, and each reader's private notes about it. */
public final class Talk {
    private static final int LONGEST = 500;
    private static final int LONGEST_NOTES = 10_000;
    private static final int MOST_AT_ONCE = 5;

    /** Words of one person at one table. */
    public static final int MOST = 1_000;

    private static final long AT_ONCE_MILLIS = 10_000;
    private static final int TRIES = 5;

    private final House house;
    private final TalkRows rows;
    private final BooleanSupplier allowed;
    private final Predicate<PersonId> isSilent;

    public Talk(House house, TalkRows rows, boolean allowed) {
        this(house, rows, () -> allowed, person -> false);
    }

    /**
     * @param allowed false where children play: nobody talks at any table
     * @param isSilent who may play and not talk
     */
    public Talk(House house, TalkRows rows, BooleanSupplier allowed, Predicate<PersonId> isSilent) {
        this.isSilent = isSilent;
        this.house = house;
        this.rows = rows;
        this.allowed = allowed;
    }

    public boolean isAllowed() {
        return allowed.getAsBoolean();
    }

    public int count(TableId table) {
        return isAllowed() ? rows.count(table) : 0;
    }

    /** Says something at the table; those who watch may listen only. */
    public Reply say(LiveTable table, Optional<PersonId> guest, String text) {
        var now = table.now();
        if (now.owned(guest).isEmpty()) return new Reply.NotYours();
        if (!isAllowed() || !now.terms().chat()) return refused("off");
        var said = text.strip();
        if (said.isEmpty()) return refused("empty");
        if (said.length() > LONGEST) return refused("long", said.length(), LONGEST);
        var person = guest.orElseThrow();
        if (isSilent.test(person)) return refused("guest");
        if (rows.isMuted(table.id(), person, house.now())) return refused("muted");
        if (rows.saidSince(table.id(), person, house.now() - AT_ONCE_MILLIS) >= MOST_AT_ONCE)
            return refused("often");
        if (rows.saidSince(table.id(), person, 0) >= MOST) return refused("much", MOST);
        var seat = now.owned(guest).getFirst();
        for (int i = 0; i < TRIES; i++) {
            int number = rows.count(table.id()) + 1;
            var word = new TalkRows.Word(number, person, seat, said, house.now());
            if (house.games().together(() -> said(table.id(), now, word))) {
                house.bells().ring(table.id());
                return new Reply.Done();
            }
        }
        return refused("often");
    }

    private boolean said(TableId table, LiveTable.Moment now, TalkRows.Word word) {
        if (!rows.say(table, word)) return false;
        house.seats().touch(table);
        house.messages().said(table, now, word.seat(), Optional.of(word.person()));
        return true;
    }

    /**
     * What was said after this word, if this reader wants to hear it. Where others lead, what is
     * said is for those who sit here, and only from those whom they know.
     */
    public List<TalkRows.Word> after(LiveTable table, Optional<PersonId> guest, int number) {
        if (!isAllowed() || !table.now().terms().chat() || !hears(table, guest)) return List.of();
        var now = table.now();
        boolean led = !now.match().state().leaders().isEmpty();
        if (led && now.owned(guest).isEmpty() && !now.isOver()) return List.of();
        var unheard = guest.map(house.blocks()::of).orElse(List.of());
        return rows.after(table.id(), number).stream()
                .filter(word -> !unheard.contains(word.person()))
                .filter(word -> Leaders.isKnown(now, guest, word.seat()))
                .toList();
    }

    public boolean hears(LiveTable table, Optional<PersonId> guest) {
        return guest.map(person -> rows.kept(table.id(), person).hears()).orElse(true);
    }

    public String notes(LiveTable table, Optional<PersonId> guest) {
        return guest.map(person -> rows.kept(table.id(), person).notes()).orElse("");
    }

    /** Keeps private notes, and whether to hear the talk. */
    public Reply keep(
            LiveTable table, PersonId person, Optional<String> notes, Optional<Boolean> hears) {
        var before = rows.kept(table.id(), person);
        var text = notes.orElse(before.notes());
        if (text.length() > LONGEST_NOTES) return refused("notes", text.length(), LONGEST_NOTES);
        rows.keep(table.id(), person, new TalkRows.Kept(text, hears.orElse(before.hears())));
        return new Reply.Done();
    }

    private static Reply refused(String what, Object... args) {
        return new Reply.Refused(Refusal.of("house", "server.refuse.talk." + what, args));
    }
}
