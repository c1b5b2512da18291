/** How much the house can carry: so many moves a second, with so many who look on. */
package hegemon.prove.load;
