/** Campaigns by chance: busy worlds and thoughtless rulers, for property tests and benchmarks. */
package hegemon.pygma.trial;
