/**
 * Trees of values as bytes, and back: what a cache keeps of a position.
 *
 * <p>A value is a record, an enum, a list, a sorted map or set, an optional, a string or a number;
 * any other class says which record it is made of ({@link hegemon.table.values.Composed}). Records
 * are taken apart and put together by their components, so that no field can be forgotten. Bytes
 * are read by the program that wrote them and by no other: whoever keeps them keeps with them which
 * program that was.
 *
 * <p><b>Where to begin.</b> {@link hegemon.table.values.ValueWriter} shows the form; {@link
 * hegemon.table.values.ValueReader} reads it.
 */
package hegemon.table.values;
