package hegemon.pygma.orders;

/** One order of a sheet, grouped as the grammar of Part IV groups them. */
public sealed interface Order permits Heading, March, Armament, Construction, Trade, Talk {}
