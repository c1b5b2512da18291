/** What a request costs as the house grows: tenfold games, tenfold games of one person. */
package hegemon.prove.growth;
