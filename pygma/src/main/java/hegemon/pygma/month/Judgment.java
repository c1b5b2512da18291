package hegemon.pygma.month;

import hegemon.table.Message;

/** Something the game master should look at: a free-form order, or a rule that leaves room. */
public record Judgment(int realm, Message what) {}
