/**
 * Words between the realms of a campaign: letters by the rules of contact (PI-16.4, D-85),
 * treaties, press, and the Kurier that is made of it. Nothing here says who rules a realm.
 */
package hegemon.server.web.pygma.courier;
