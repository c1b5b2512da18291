/**
 * People who play while something is done to their servers, and who notice what is lost, in the
 * manner of Jepsen: {@link hegemon.prove.play.Play} is all of them, {@link
 * hegemon.prove.play.Party} those of one table. {@link hegemon.prove.play.History} keeps what each
 * client was told, {@link hegemon.prove.play.Checker} compares it with what is on disk.
 */
package hegemon.prove.play;
