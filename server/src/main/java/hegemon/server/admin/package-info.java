/** Looking after the house: who may, what they can do, and the record of what they did. */
package hegemon.server.admin;
