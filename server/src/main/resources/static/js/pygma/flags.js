// What stands and happened on the fields of a map: flags of own units, sighted strangers, marks of the month.
import { onField, write } from "./lettering.js";

const FULL = Math.PI * 2;

/** @typedef {{ first: string, kind: string, told: string, more: number }} Flag the first unit of a field, and how many more stand there */

/**
 * A sign for what happened on a field.
 *
 * @param {CanvasRenderingContext2D} pen
 * @param {Record<string, string>} palette
 * @param {Pygma.Hex} hex
 * @param {string} kind
 */
export function paintMark(pen, palette, hex, kind) {
  onField(pen, hex, () => {
    // A settlement has its name where the mark of other fields is.
    if (hex.settlement) pen.translate(-14.5, 0.8);
    else pen.translate(-10, -7);
    pen.beginPath();
    pen.arc(0, 0, 5, 0, FULL);
    pen.fillStyle = palette.banner;
    pen.fill();
    pen.strokeStyle = palette.event;
    pen.lineWidth = 1.2;
    pen.stroke();
    pen.beginPath();
    if (kind === "battles") [[-2.5, -2.5, 2.5, 2.5], [2.5, -2.5, -2.5, 2.5]].forEach(([x, y, toX, toY]) => (pen.moveTo(x, y), pen.lineTo(toX, toY)));
    else if (kind === "land") [[-2, 3, -2, -3], [-2, -3, 2.5, -1.5], [2.5, -1.5, -2, 0]].forEach(([x, y, toX, toY]) => (pen.moveTo(x, y), pen.lineTo(toX, toY)));
    else [[0, -3, 0, 0.8], [0, 2.6, 0, 2.7]].forEach(([x, y, toX, toY]) => (pen.moveTo(x, y), pen.lineTo(toX, toY)));
    pen.lineWidth = 1.5;
    pen.stroke();
  });
}

/**
 * Strangers who were seen, and how many months ago.
 *
 * @param {CanvasRenderingContext2D} pen
 * @param {Record<string, string>} palette
 * @param {Pygma.Hex} hex
 * @param {number} scale
 */
export function paintSighted(pen, palette, hex, scale) {
  onField(pen, hex, () => {
    pen.translate(9, -2);
    const grow = Math.max(1, 0.8 / scale);
    pen.scale(grow, grow);
    pen.beginPath();
    for (const [x, y] of [[0, -5.5], [5, 0], [0, 5.5], [-5, 0]]) pen.lineTo(x, y);
    pen.closePath();
    pen.fillStyle = palette.sighted;
    pen.fill();
    pen.strokeStyle = palette.halo;
    pen.lineWidth = 1;
    pen.stroke();
    write(pen, palette, hex.age > 0 ? String(hex.age) : "!", 0, 2.2, 6, palette.halo);
  });
}

/**
 * A flag for each field with own units: the sign of the first, its strength, how many more.
 *
 * @param {CanvasRenderingContext2D} pen
 * @param {Record<string, string>} palette
 * @param {Pygma.Piece[]} pieces
 * @param {Pygma.Hex[]} seen
 * @param {number} scale
 */
export function paintUnits(pen, palette, pieces, seen, scale) {
  /** @type {Map<string, Flag>} */
  const flags = new Map();
  for (const { at, unit, kind, told } of pieces) {
    const flag = flags.get(at);
    if (flag) flag.more++;
    else flags.set(at, { first: unit, kind, told, more: 0 });
  }
  for (const hex of seen) {
    const flag = flags.get(hex.at) ?? (hex.units.length > 0 && pieces.length === 0 ? { first: hex.units[0], kind: "", told: "", more: hex.units.length - 1 } : null);
    if (flag) onField(pen, hex, () => paintFlag(pen, palette, flag, scale));
  }
}

/** From this scale on a flag has room for the strength, from this one for the name; below, letters keep their size on the screen. */
const STRENGTHS = 1.5;
const NAMES = 0.9;
const READABLE = 2.1;

/**
 * @param {CanvasRenderingContext2D} pen
 * @param {Record<string, string>} palette
 * @param {Flag} flag
 * @param {number} scale
 */
function paintFlag(pen, palette, { first, kind, told, more }, scale) {
  const name = scale < NAMES ? "" : more > 0 ? `${first} +${more}` : first;
  const strength = scale < STRENGTHS ? "" : told;
  const grow = Math.max(1, (name ? READABLE : 1.1) / scale);
  pen.translate(0, name ? 9.4 : 6);
  pen.scale(grow, grow);
  const wide = name ? Math.max(strength ? 34 : 0, 11.5 + 3.2 * name.length) : 12;
  pen.beginPath();
  pen.roundRect(-wide / 2, -4, wide, strength ? 11.5 : 8.5, 1.4);
  pen.fillStyle = palette.banner;
  pen.fill();
  pen.strokeStyle = palette.own;
  pen.lineWidth = 1;
  pen.stroke();
  pen.save();
  pen.translate(name ? 5.2 - wide / 2 : 0, strength ? 1.7 : 0.2);
  emblem(pen, palette, kind);
  pen.restore();
  const left = 10.2 - wide / 2;
  if (name) write(pen, palette, name, left, strength ? 0.9 : 1.9, 4.9, palette.ink, "sans", 700, "left");
  if (strength) write(pen, palette, strength, left, 6, 4.3, palette.ink, "sans", 400, "left");
}

/**
 * Foot, horse, ship and merchant, by signs that every war game has.
 *
 * @param {CanvasRenderingContext2D} pen
 * @param {Record<string, string>} palette
 * @param {string} kind
 */
function emblem(pen, palette, kind) {
  pen.strokeStyle = pen.fillStyle = palette.own;
  pen.lineWidth = 0.9;
  pen.beginPath();
  if (kind === "H") pen.arc(0, 0, 2.6, 0, FULL);
  else if (kind === "FH") {
    pen.moveTo(-4, 0);
    pen.quadraticCurveTo(0, 4.4, 4, 0);
    pen.closePath();
    pen.moveTo(0, 0);
    pen.lineTo(0, -3);
    pen.lineTo(2.6, -0.8);
  } else {
    pen.rect(-3.8, -2.6, 7.6, 5.2);
    pen.moveTo(-3.8, 2.6);
    pen.lineTo(3.8, -2.6);
    if (kind !== "RH") {
      pen.moveTo(-3.8, -2.6);
      pen.lineTo(3.8, 2.6);
    }
  }
  pen.stroke();
}
