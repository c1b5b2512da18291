package hegemon.server.store;

import hegemon.table.Seat;

import java.util.SortedMap;

/**
 * How a table stands for those who sit there, one seat of each person, and when something happened
 * at it last.
 */
public record Standings(SortedMap<Seat, Standing> bySeat, long newsAt) {}
