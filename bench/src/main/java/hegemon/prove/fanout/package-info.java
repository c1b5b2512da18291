/** How many messages a house of several servers sends itself: computed, not measured. */
package hegemon.prove.fanout;
