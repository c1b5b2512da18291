import { render } from "lit";
import { openTable } from "../table-page.js";
import { HexMap } from "./hex-map.js";
import { OrderSheet } from "./order-sheet.js";
import { chartOf, factsOf, legendOf, sectionsOf } from "./report.js";

const page = document.querySelector("[data-table]");
const part = (name) => page.querySelector(`[data-${name}]`);
const address = `/api/pygma/${encodeURIComponent(page.dataset.table)}`;

let table = null;
let desk = null;
let awaited = false;
let looking = null;
let news = false;

const { live, say, move } = openTable(show);
const sheet = new OrderSheet({ form: part("form"), proof: part("proof"), summary: part("summary"), address, say, send });
const map = new HexMap({ place: part("map"), say, choose, pass: (text) => (part("said").textContent = text) });

part("evaluate").addEventListener("click", () => move("evaluate"));

/** The table says that something happened; what the ruler may know of it lies on the desk. */
function show(latest) {
  table = latest;
  const rules = table.seat.startsWith("Realm-");
  part("watch").hidden = table.seat !== "spectator";
  part("master").hidden = table.seat !== "GameMaster" || table.turn.over;
  part("master-text").textContent = say("server.pygma.master", missing().length);
  part("ruler").hidden = !rules;
  if (rules) look();
}

function missing() {
  return table.turn.seats.filter((seat) => seat.startsWith("Realm-"));
}

/** One look at a time; what arrives meanwhile needs only one more. */
function look() {
  news = true;
  looking ??= (async () => {
    while (news) {
      news = false;
      await lookAtDesk();
    }
    looking = null;
  })();
}

async function lookAtDesk() {
  const response = await fetch(address).catch(() => null);
  if (!response?.ok) return;
  const latest = await response.json();
  if (desk && latest.entry < desk.entry) return;
  const turned = desk && desk.heading !== latest.heading;
  desk = latest;
  lay();
  if (turned) announce();
}

function lay() {
  part("date").textContent = table.turn.over ? say("server.pygma.sheet.over") : say("server.pygma.awaited", desk.date);
  part("realm").textContent = desk.realm;
  part("occasion").textContent = desk.occasion;
  part("heading").textContent = desk.heading;
  render(desk.news.length > 0 ? sectionsOf(desk.news) : say("server.pygma.quiet"), part("news"));
  render(chartOf(desk.history, say), part("chart"));
  render(sectionsOf(desk.holdings), part("holdings"));
  map.show(desk.map);
  render(legendOf(desk.map, say), part("legend"));
  choose(desk.map.find((hex) => hex.at === map.chosen));
  part("sheet-label").textContent = say("server.pygma.sheet.label", desk.date);
  part("sent").hidden = !desk.sent || table.turn.over;
  part("sent").textContent = say("server.pygma.sheet.sent", missing().length);
  sheet.lay({ ...desk, name: `hegemon.pygma.${table.id}.${table.seat}`, over: table.turn.over });
}

/** Who has just sent orders is led to the report; nobody else is disturbed. */
function announce() {
  part("said").textContent = say("server.pygma.evaluated", desk.heading);
  if (!awaited) return;
  awaited = false;
  part("heading").focus({ preventScroll: true });
  part("heading").scrollIntoView({ block: "start" });
}

async function send(text) {
  awaited = await move(text);
  return awaited;
}

function choose(hex) {
  render(hex ? factsOf(hex, say, sheet) : say("server.pygma.map.choose"), part("field"));
}

addEventListener("online", () => live.table && look());
