package hegemon.table;

import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;

/** Entries numbered from 1 without a gap. Looked through once; one more needs no second look. */
final class NumberedEntries extends AbstractList<Entry> implements RandomAccess {
    private final GrowingList<Entry> entries;

    private NumberedEntries(GrowingList<Entry> entries) {
        this.entries = entries;
    }

    static NumberedEntries of(List<Entry> entries) {
        if (entries instanceof NumberedEntries numbered) return numbered;
        for (int i = 0; i < entries.size(); i++) {
            if (entries.get(i).number() != i + 1)
                throw new IllegalArgumentException(
                        "entry " + (i + 1) + " bears the number " + entries.get(i).number());
        }
        return new NumberedEntries(GrowingList.copyOf(entries));
    }

    NumberedEntries plus(Seat seat, String text) {
        return new NumberedEntries(entries.plus(new Entry(size() + 1, seat, text)));
    }

    NumberedEntries first(int many) {
        return new NumberedEntries(entries.first(many));
    }

    @Override
    public Entry get(int index) {
        return entries.get(index);
    }

    @Override
    public int size() {
        return entries.size();
    }
}
