/**
 * What every request passes, in this order: {@link hegemon.server.web.gate.Manners} (headers, size,
 * same site), {@link hegemon.server.web.gate.Security} (who may ask for what, form tokens), {@link
 * hegemon.server.web.gate.GuestCookie} (which person it is), {@link
 * hegemon.server.web.gate.Languages} (in which language to answer).
 */
package hegemon.server.web.gate;
