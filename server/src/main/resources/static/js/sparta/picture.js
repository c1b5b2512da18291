// A position as a picture to keep: the server draws it, the browser turns it into pixels.

/**
 * @param {string} position
 * @param {boolean} flipped
 */
export function svgAddress(position, flipped) {
  return `/sparta/position.svg?position=${encodeURIComponent(position)}${flipped ? "&flipped=true" : ""}`;
}

/**
 * Saves the position as a PNG.
 *
 * @param {string} position
 * @param {boolean} flipped
 */
export async function savePng(position, flipped) {
  const drawing = await (await fetch(svgAddress(position, flipped))).text();
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  /** @type {Blob | null} */
  const blob = await new Promise((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("the browser drew no picture");
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = "sparta.png";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
