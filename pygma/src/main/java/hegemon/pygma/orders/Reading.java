package hegemon.pygma.orders;

import java.util.List;

/** What was understood of a text, and everything that was not. */
public record Reading(Sheet sheet, List<Fault> faults) {
    public Reading {
        faults = List.copyOf(faults);
    }
}
