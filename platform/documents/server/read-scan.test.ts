// Documents that hold pictures of their pages: their text is recognised, or they are refused.
import { deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { streamOf } from "../testing/pdf.ts";
import { bilevelPage, greyPixels, HEIGHT, scannedPdf, WIDTH } from "../testing/scan.ts";
import type { Progress } from "./in-thread.ts";
import { readDocument } from "./read-document.ts";

const LIMITS = { bytes: 40e6, characters: 10_000, pages: 300, plain: false, scans: 3 };
const here = () => new AbortController().signal;
const read = (bytes: Uint8Array, hear?: (progress: Progress) => void) =>
  readDocument(bytes, here(), LIMITS, hear);
const picture = (width: number, height: number, colours: string, bytes: Uint8Array) =>
  streamOf(
    deflateSync(bytes),
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /${colours} ` +
      "/BitsPerComponent 8 /Filter /FlateDecode",
  );

/** The page as a scanner gives it: turned about its middle, on paper that is `paper` and not white. */
function scanned({ degrees = 0, paper = 255, specks = 0 }): Uint8Array {
  const [grey, radians] = [greyPixels(), (degrees * Math.PI) / 180];
  const [cosine, sine] = [Math.cos(radians), Math.sin(radians)];
  let seed = 1;
  return Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => {
    seed = (seed * 48_271) % 2_147_483_647;
    if (seed / 2_147_483_647 < specks) return seed % 2 === 0 ? 0 : 255;
    const [x, y] = [(at % WIDTH) - WIDTH / 2, Math.floor(at / WIDTH) - HEIGHT / 2];
    const [left, top] = [
      Math.round(x * cosine + y * sine + WIDTH / 2),
      Math.round(y * cosine - x * sine + HEIGHT / 2),
    ];
    const inside = left >= 0 && left < WIDTH && top >= 0 && top < HEIGHT;
    return inside && grey[top * WIDTH + left] === 0 ? 0 : paper;
  });
}

describe("a scanned PDF", { timeout: 300_000 }, () => {
  test("is read page by page, with its titles, its accents and its figures", async () => {
    const told: Progress[] = [];
    const found = await read(scannedPdf([bilevelPage(), bilevelPage()]), (one) => told.push(one));
    expect(found).toMatchObject({ ok: true, kind: "scan", cut: false });
    expect(told).toEqual([
      { page: 1, of: 2 },
      { page: 2, of: 2 },
    ]);
    const pages = found.ok ? found.pages : [];
    expect(pages).toHaveLength(2);
    for (const page of pages) {
      expect(page).toContain("Bolus fictif de 40 unités par kilogramme, puis débit fictif de 12,5");
      expect(page).toContain("à la sixième heure.");
      expect(page).toMatch(/^# Débit initial$/m);
    }
  });

  test("is read in grey and in colours too", async () => {
    const grey = greyPixels();
    const colours = Uint8Array.from(
      { length: grey.length * 3 },
      (_, at) => grey[(at / 3) | 0] ?? 0,
    );
    const found = await read(
      scannedPdf([
        picture(WIDTH, HEIGHT, "DeviceGray", grey),
        picture(WIDTH, HEIGHT, "DeviceRGB", colours),
      ]),
    );
    const pages = found.ok ? found.pages : [];
    expect(pages).toHaveLength(2);
    for (const page of pages) expect(page).toContain("inférieures à 100 G/L");
  });

  test.each([
    ["laid a little askew", { degrees: 1.5 }],
    ["laid askew the other way, on grey paper", { degrees: -3, paper: 176 }],
  ])("%s is read with its figures", async (_, how) => {
    const found = await read(scannedPdf([picture(WIDTH, HEIGHT, "DeviceGray", scanned(how))]));
    const text = found.ok ? found.text : found.reason;
    expect(text).toContain("Bolus fictif de 40 unités par kilogramme");
    expect(text).toContain("12,5");
    expect(text).toContain("inférieures à 100 G/L");
  });

  test("a page under specks is refused, and the good page before it with it", async () => {
    const spoilt = picture(WIDTH, HEIGHT, "DeviceGray", scanned({ specks: 0.25 }));
    expect(await read(scannedPdf([bilevelPage(), spoilt]))).toEqual({
      ok: false,
      reason: "illegible",
    });
  });

  test("too coarse to be read is refused: no figure is guessed", async () => {
    const [grey, step] = [greyPixels(), 5];
    const [width, height] = [Math.floor(WIDTH / step), Math.floor(HEIGHT / step)];
    const coarse = Uint8Array.from(
      { length: width * height },
      (_, at) => grey[Math.floor(at / width) * step * WIDTH + (at % width) * step] ?? 0,
    );
    const found = await read(scannedPdf([picture(width, height, "DeviceGray", coarse)]));
    expect(found).toEqual({ ok: false, reason: "illegible" });
  });

  test("of more pages than are recognised is refused whole", async () => {
    const found = await read(scannedPdf(Array.from({ length: 4 }, bilevelPage)));
    expect(found).toEqual({ ok: false, reason: "tooManyScans" });
  });

  test("of blank pages, or of one picture larger than any scanner makes, holds no text", async () => {
    const blank = picture(1200, 1700, "DeviceGray", new Uint8Array(1200 * 1700).fill(255));
    const huge = streamOf(
      deflateSync(Buffer.alloc((20_000 / 8) * 20_000)),
      "/Type /XObject /Subtype /Image /Width 20000 /Height 20000 /ColorSpace /DeviceGray " +
        "/BitsPerComponent 1 /Filter /FlateDecode",
    );
    for (const one of [blank, huge])
      expect(await read(scannedPdf([one]))).toEqual({ ok: false, reason: "noText" });
  });

  test("is left when the person leaves", async () => {
    const gone = new AbortController();
    const found = await readDocument(
      scannedPdf([bilevelPage(), bilevelPage()]),
      gone.signal,
      LIMITS,
      () => gone.abort(),
    );
    expect(found).toEqual({ ok: false, reason: "unreadable" });
  });

  test("is not recognised where nobody asked for it", async () => {
    const found = await readDocument(scannedPdf([bilevelPage()]), here(), { ...LIMITS, scans: 0 });
    expect(found).toEqual({ ok: false, reason: "noText" });
  });
});
