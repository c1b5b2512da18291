package hegemon.table;

import java.util.List;

/** A state that can list its moves. A month of PYGMA-ISIS orders cannot be listed, only checked. */
public interface Enumerable<M> {
    /** Every legal move of this seat, once each, in a fixed order; empty if it is not its turn. */
    List<M> moves(Seat seat);
}
