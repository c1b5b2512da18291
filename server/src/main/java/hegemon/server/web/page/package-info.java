/**
 * The pages of the house that belong to no other room: the first page, a person's games, a table's
 * page and its analysis, the rules; and the words that scripts say ({@link
 * hegemon.server.web.page.PageWords}). {@link hegemon.server.web.page.Edition} names the scripts,
 * styles and pictures of this version, so that browsers keep them.
 */
package hegemon.server.web.page;
