/**
 * Two houses that differ only in what a reader cannot know give that reader the same bytes: {@link
 * hegemon.prove.leaks.Pair} finds such games by random play, {@link hegemon.prove.leaks.Addresses}
 * lists all that can be asked for, {@link hegemon.prove.leaks.LeaksProof} compares.
 */
package hegemon.prove.leaks;
