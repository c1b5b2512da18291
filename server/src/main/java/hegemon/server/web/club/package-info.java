/**
 * The pages of clubs ({@link hegemon.server.web.club.ClubPages}, {@link
 * hegemon.server.web.club.MemberPages}) and of their events ({@link
 * hegemon.server.web.club.EventPages}, {@link hegemon.server.web.club.Results}). Only members see
 * more of a club than its name and what it says about itself.
 */
package hegemon.server.web.club;
