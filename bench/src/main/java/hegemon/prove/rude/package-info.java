/**
 * One rude client asks for all it can get, while others just want to play: {@link
 * hegemon.prove.rude.Rudeness} lists what it does, {@link hegemon.prove.Polite} are the others,
 * {@link hegemon.prove.rude.RudeProof} lets them meet.
 */
package hegemon.prove.rude;
