// What the browser keeps so that the house opens without a line: the shell, the rules that were read or came with the app, and the puzzles that
// were fetched, with what their page needs. Everything else
// is asked for as ever; where the server is away, a plain word says so. Nothing of anybody's games is kept here.
const KEPT = "hegemon-3";
const AWAY = "/offline.html";
const SHELL = [AWAY, "/css/tokens.css", "/css/base.css", "/css/components.css", "/js/offline.js", "/favicon.svg", "/svg/mark.svg"];
const MOST = 300;

self.addEventListener("install", (event) => event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(SHELL)).then(() => self.skipWaiting())));
self.addEventListener("activate", (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  ),
);
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (request.method !== "GET") {
    if (request.mode === "navigate") event.respondWith(fetch(request).catch(unsent));
    return;
  }
  const keepable = /^(\/e\/\w+)?\/(css|js|svg|img|rules|words|_static)\/|^\/favicon|^(\/api)?\/sparta\/puzzles(\/|$)/.test(url.pathname);
  if (keepable || request.mode === "navigate") event.respondWith(freshOrKept(request, keepable));
});

async function freshOrKept(request, keepable) {
  try {
    const answer = await fetch(request);
    if (keepable && answer.ok) await keep(request, answer.clone());
    return answer;
  } catch (away) {
    const kept = await caches.match(request, { ignoreVary: true });
    if (kept) return kept;
    if (request.mode !== "navigate") throw away;
    return caches.match(AWAY);
  }
}

// A form that did not get through: what was written still stands on the page before.
async function unsent() {
  const page = await (await caches.match(AWAY)).text();
  return new Response(page.replace("<body", "<body data-sent"), { headers: { "Content-Type": "text/html; charset=utf-8" } });
}

async function keep(request, answer) {
  const cache = await caches.open(KEPT);
  await cache.put(request, answer);
  const names = await cache.keys();
  for (const old of names.slice(0, Math.max(0, names.length - MOST))) if (!SHELL.includes(new URL(old.url).pathname)) await cache.delete(old);
}

self.addEventListener("push", (event) => {
  const { title, text, table, waiting } = event.data.json();
  const shown = { body: text, tag: table, data: `/games/${table}`, icon: "/img/icon-192.png" };
  // The badge of the app counts what waits also while no page of it is open.
  const counted = self.navigator?.setAppBadge?.(waiting)?.catch(() => null);
  event.waitUntil(Promise.all([self.registration.showNotification(title, shown), counted]));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(visit(event.notification.data));
});

// The table, in the window where it is open already or in a new one.
async function visit(path) {
  const windows = await self.clients.matchAll({ type: "window" });
  const open = windows.find((each) => new URL(each.url).pathname === path);
  return open ? open.focus() : self.clients.openWindow(path);
}
