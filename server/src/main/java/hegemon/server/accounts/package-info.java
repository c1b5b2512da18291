/**
 * Who is at the other end. A person is a guest, known by a cookie, or has an account: a name with a
 * password or a passkey. A guest who claims an account keeps the id, so all games stay. Nothing
 * here knows of the web.
 *
 * <p><b>Where to begin.</b> Read {@link People} and {@link Guests} first, then {@link FrontDoor},
 * through which everybody comes in.
 *
 * <ul>
 *   <li>Who: {@link Person}, {@link People}, {@link Guests}, {@link GuestsMay} what, {@link
 *       Accounts}, {@link NameRule}, {@link Suspensions}, {@link Departures}.
 *   <li>The door: {@link FrontDoor}, {@link Entry} what becomes of somebody there, {@link
 *       Registration} and {@link Invitations} who may, {@link RateLimits} how often, {@link Slip}
 *       what is wrong in a form; {@link SeatInvitations} links that lead to a seat.
 *   <li>Proofs: {@link Passwords}; {@link Passkeys}, {@link PasskeyRows}, {@link PasskeyOwners};
 *       {@link MailLinks}, {@link LinkWriter}, {@link Addresses}; {@link SignIns}, {@link Tokens},
 *       {@link ApiTokens} with their {@link KeyScope}, {@link Programs}; {@link HouseKey} signs
 *       what must come back unchanged.
 *   <li>Around them: {@link Correspondents} people as readers of letters; {@link Housekeeping}
 *       removes what is old.
 * </ul>
 */
package hegemon.server.accounts;
