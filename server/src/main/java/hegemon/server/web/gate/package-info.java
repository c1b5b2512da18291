/**
 * What every request passes, in this order: {@link Manners} (headers, size, same site), {@link
 * Outages} (is the database there), {@link InTurn} (how many of one place at once), {@link
 * Security} (who may ask for what, form tokens), {@link GuestCookie} (which person it is), {@link
 * Languages} (in which language to answer), {@link KeyGate} (what a program's key opens, and how
 * often), {@link Workshops} (does it take a processor for long), {@link Rest} (is the house being
 * maintained).
 *
 * <ul>
 *   <li>How much is read: {@link RequestLimit}, {@link LimitedRequest}, {@link Uploads}.
 *   <li>Who asks: {@link CookieContext}, {@link HeldToken}, {@link KeyCounts}; forms: {@link
 *       FormTokens}, {@link StaleForms}, {@link StaleFormPage}; what anybody may ask at any time:
 *       {@link Looks}.
 *   <li>Sharing the machine: {@link Place} and {@link Asking} for whom something is done, {@link
 *       Admission} how many tables they may have, {@link Turns} how many requests, {@link Computes}
 *       and {@link Workshop} what waits its turn, {@link NotNow} and {@link NotNowAnswer} what they
 *       hear when there is no room.
 *   <li>Addresses: {@link OwnAddress}, {@link OwnPath}, {@link Whereabouts}; {@link Beginnings} who
 *       answers them; {@link LanguageChoice} the language menu; {@link ImportMap} the scripts'
 *       libraries.
 *   <li>What cannot be served: {@link NoSuchPage}, {@link Reasons}, {@link PlainAnswer}, {@link
 *       UnknownFields}, {@link Refused}; {@link Accepted} in which form it is said.
 * </ul>
 */
package hegemon.server.web.gate;
