// Where and how single signs and words are put on a map's canvas.
import { middle } from "./hexes.js";

/**
 * Paints around the middle of a field.
 *
 * @param {CanvasRenderingContext2D} pen
 * @param {Pygma.Hex} hex
 * @param {() => void} paint
 */
export function onField(pen, hex, paint) {
  pen.save();
  pen.translate(...middle(hex));
  paint();
  pen.restore();
}

/**
 * @param {CanvasRenderingContext2D} pen
 * @param {Record<string, string>} palette
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {string} colour
 * @param {"sans" | "serif"} face
 * @param {number} weight
 * @param {CanvasTextAlign} align
 */
export function write(pen, palette, text, x, y, size, colour, face = "sans", weight = 500, align = "center") {
  pen.font = `${weight} ${size}px ${palette[face]}`;
  pen.textAlign = align;
  pen.fillStyle = colour;
  pen.fillText(text, x, y);
}

/**
 * A name that can be read on any ground.
 *
 * @param {CanvasRenderingContext2D} pen
 * @param {Record<string, string>} palette
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
export function writeName(pen, palette, text, x, y, size) {
  pen.font = `700 ${size}px ${palette.serif}`;
  pen.textAlign = "center";
  pen.lineJoin = "round";
  pen.strokeStyle = palette.halo;
  pen.lineWidth = size / 4;
  pen.strokeText(text, x, y);
  pen.fillStyle = palette.ink;
  pen.fillText(text, x, y);
}

/** A reason longer than so many letters is read at its line. */
const LONGEST = 48;

/**
 * Why a way is refused, beneath its end, as large on every map.
 *
 * @param {CanvasRenderingContext2D} pen
 * @param {Record<string, string>} palette
 * @param {string} why
 * @param {number} x
 * @param {number} y
 * @param {number} scale
 */
export function paintReason(pen, palette, why, x, y, scale) {
  const text = why.length > LONGEST ? `${why.slice(0, LONGEST - 1)}…` : why;
  const size = 12 / scale;
  pen.font = `600 ${size}px ${palette.sans}`;
  const wide = pen.measureText(text).width + size;
  const top = y + 9 + size / 2;
  pen.fillStyle = palette.halo;
  pen.strokeStyle = palette.risk;
  pen.lineWidth = 1.2 / scale;
  pen.beginPath();
  pen.roundRect(x - wide / 2, top, wide, size * 1.7, size / 3);
  pen.fill();
  pen.stroke();
  write(pen, palette, text, x, top + size * 1.2, size, palette.risk, "sans", 600);
}
