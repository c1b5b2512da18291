/**
 * Kills servers while people play, and looks for what was lost, in the manner of Jepsen: {@link
 * hegemon.prove.crash.History} keeps what each client was told, {@link hegemon.prove.crash.Checker}
 * compares it with what is on disk. {@link hegemon.prove.crash.Party} are the people of one table.
 */
package hegemon.prove.crash;
