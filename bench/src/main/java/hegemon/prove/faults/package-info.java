/**
 * What a server needs goes wrong for a while: {@link hegemon.prove.faults.Fault} lists what, {@link
 * hegemon.prove.faults.FaultsProof} lets it happen while people play.
 */
package hegemon.prove.faults;
