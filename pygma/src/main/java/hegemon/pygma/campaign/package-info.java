/** A campaign outside the server: played by code alone, or kept in a folder by a game master. */
package hegemon.pygma.campaign;
