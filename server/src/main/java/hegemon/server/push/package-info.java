/**
 * Calls people on their devices when something happens at their tables (Web Push: RFC 8030, 8291
 * and 8292). A call is written down together with what causes it, and carried by a job to the push
 * service of the browser's maker, who cannot read it. It is tried once: mail and pages say the
 * same. Programs are called too ({@link Hooks}, {@link HookCaller}), at an address of their own,
 * signed and again if nobody is there.
 */
package hegemon.server.push;
