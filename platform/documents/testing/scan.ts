// Scanned documents for tests: PDF files that hold pictures of pages and no letter. The picture is a
// fictitious protocol, set and photographed for this.
import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";
import { rawPdf, streamOf } from "./pdf.ts";

const PNG = readFileSync(new URL("./scanned-page.png", import.meta.url));
const HEADER = 8;

/** The pieces of a PNG that are named so, one after the other. */
function chunks(type: string): Buffer {
  const found: Buffer[] = [];
  for (let at = HEADER; at < PNG.length; at += 12 + PNG.readUInt32BE(at))
    if (PNG.toString("latin1", at + 4, at + 8) === type)
      found.push(PNG.subarray(at + 8, at + 8 + PNG.readUInt32BE(at)));
  return Buffer.concat(found);
}
export const WIDTH = chunks("IHDR").readUInt32BE(0);
export const HEIGHT = chunks("IHDR").readUInt32BE(4);

/** The page as a picture of a PDF: black and white, as most scanners save it. */
export const bilevelPage = (): Buffer =>
  streamOf(
    chunks("IDAT"),
    `/Type /XObject /Subtype /Image /Width ${WIDTH} /Height ${HEIGHT} /ColorSpace /DeviceGray ` +
      `/BitsPerComponent 1 /Filter /FlateDecode ` +
      `/DecodeParms << /Predictor 15 /Colors 1 /BitsPerComponent 1 /Columns ${WIDTH} >>`,
  );

/** One byte a pixel, 255 where the paper is white. */
export function greyPixels(): Uint8Array {
  const row = Math.ceil(WIDTH / 8);
  const filtered = inflateSync(chunks("IDAT"));
  const bytes = Buffer.alloc(row * HEIGHT);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < row; x++) {
      const raw = filtered[y * (row + 1) + 1 + x] ?? 0;
      const above = y === 0 ? 0 : (bytes[(y - 1) * row + x] ?? 0);
      const before = x === 0 ? 0 : (bytes[y * row + x - 1] ?? 0);
      const corner = x === 0 || y === 0 ? 0 : (bytes[(y - 1) * row + x - 1] ?? 0);
      bytes[y * row + x] = raw + unfilter(filtered[y * (row + 1)] ?? 0, before, above, corner);
    }
  return Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => {
    const eight = bytes[Math.floor(at / WIDTH) * row + ((at % WIDTH) >> 3)] ?? 0;
    return eight & (0x80 >> ((at % WIDTH) & 7)) ? 255 : 0;
  });
}

/** What the filter of a row of a PNG (specification §9.2) foretells of a byte. */
function unfilter(filter: number, before: number, above: number, corner: number): number {
  if (filter === 1) return before;
  if (filter === 2) return above;
  if (filter === 3) return (before + above) >> 1;
  if (filter !== 4) return 0;
  const guess = before + above - corner;
  const [a, b, c] = [before, above, corner].map((one) => Math.abs(guess - one)) as [
    number,
    number,
    number,
  ];
  if (a <= b && a <= c) return before;
  return b <= c ? above : corner;
}

/** A document of these pictures, one a page, as large as an A4 page. */
export function scannedPdf(pictures: readonly Uint8Array[]): Uint8Array {
  const pages = pictures.map((_, at) => 3 + at * 3);
  return rawPdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${pages.map((at) => `${at} 0 R`).join(" ")}] /Count ${pages.length} >>`,
    ...pictures.flatMap((picture, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${4 + at * 3} 0 R /Resources << /XObject << /X ${5 + at * 3} 0 R >> >> >>`,
      streamOf(Buffer.from("q 595 0 0 842 0 0 cm /X Do Q")),
      picture,
    ]),
  ]);
}
