/**
 * How a campaign begins in the browser. {@link FoundingPages} shows the sheet and takes it, {@link
 * Wish} is what it asks for, {@link RuleSheet} the settings to choose from, {@link Worlds} the
 * world before it is played. {@link Invites} asks rulers to come, from the sheet and later from
 * {@link InvitePages}; {@link InvitationLetter} is what they get by mail. {@link RequestPages} is
 * for those who ask themselves.
 */
package hegemon.server.web.pygma.founding;
