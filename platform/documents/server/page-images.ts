// The pictures that a page of a PDF is made of, as the reader of text takes them (netpbm).
import { type getDocumentProxy, getResolvedPDFJS } from "unpdf";

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>["getPage"]>>;

/** A picture as pdf.js unpacks it; `kind` as its `ImageKind`. */
interface Unpacked {
  width: number;
  height: number;
  kind?: number;
  data?: Uint8Array | Uint8ClampedArray;
}

export interface PageImage {
  /** A whole netpbm file. */
  file: Buffer;
  width: number;
  height: number;
  /** Dots an inch, as it is drawn. */
  dots: number;
  /** Whether it is half as wide as the page: its text is the page's. */
  broad: boolean;
  /** Points from the bottom of the page to its top edge. */
  top: number;
}

/** PDF 2.0, §8.3.3: x' = a·x + c·y + e, y' = b·x + d·y + f. */
type Matrix = readonly [number, number, number, number, number, number];
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
const times = ([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix => [
  a * A + c * B,
  b * A + d * B,
  a * C + c * D,
  b * C + d * D,
  a * E + c * F + e,
  b * E + d * F + f,
];

/** Smaller ones are signatures, stamps and lines. */
const LEAST_WIDTH = 200;
const LEAST_HEIGHT = 40;
const POINTS_AN_INCH = 72;
const [BITS, RGB, RGBA] = [1, 2, 3];

/** From the top of the page: some scanners cut it in strips. */
export async function pageImages(page: Page): Promise<PageImage[]> {
  const { OPS } = await getResolvedPDFJS();
  const draws = new Set([
    OPS.paintImageMaskXObject,
    OPS.paintImageXObject,
    OPS.paintInlineImageXObject,
  ]);
  const images: PageImage[] = [];
  const above: Matrix[] = [];
  const [left = 0, , right = 0] = page.view;
  let current = IDENTITY;
  const { fnArray, argsArray } = await page.getOperatorList();
  for (const [at, operator] of fnArray.entries()) {
    const args = argsArray[at] as unknown[];
    if (operator === OPS.save) above.push(current);
    else if (operator === OPS.transform) current = times(current, args as unknown as Matrix);
    else if (operator === OPS.restore) current = above.pop() ?? IDENTITY;
    else if (operator === OPS.paintFormXObjectBegin) {
      above.push(current);
      if (args[0]) current = times(current, args[0] as Matrix);
    } else if (operator === OPS.paintFormXObjectEnd) current = above.pop() ?? IDENTITY;
    else if (draws.has(operator)) {
      const image = await unpacked(page, args[0], operator === OPS.paintImageMaskXObject);
      const drawn = image && drawnImage(image, current, right - left);
      if (drawn) images.push(drawn);
    }
  }
  return images.sort((one, other) => other.top - one.top);
}

/** A picture where the matrix puts it; null for one that the reader of text cannot take. */
function drawnImage(
  image: Unpacked,
  [a, b, , d, , f]: Matrix,
  pageWidth: number,
): PageImage | null {
  const file = netpbm(image);
  if (!file) return null;
  const { width, height } = image;
  const drawnWidth = Math.hypot(a, b);
  const dots = (width * POINTS_AN_INCH) / drawnWidth;
  return { file, width, height, dots, broad: drawnWidth * 2 > pageWidth, top: f + Math.max(d, 0) };
}

/** What an operator draws: it, or its name. A stencil has one bit a dot, and does not say so. */
async function unpacked(page: Page, given: unknown, mask: boolean): Promise<Unpacked | null> {
  const named = (given as { data?: unknown } | null)?.data ?? given;
  const image =
    typeof named === "string" ? await objectOf(page, named) : (given as Unpacked | null);
  return image && mask ? { ...image, kind: BITS } : image;
}

/** Pictures of several pages are kept by the document. */
const objectOf = (page: Page, name: string): Promise<Unpacked | null> =>
  new Promise((resolve) =>
    (name.startsWith("g_") ? page.commonObjs : page.objs).get(name, resolve),
  );

/** Null for what is too small to be a page, or unpacked in no way that is known. */
function netpbm({ width, height, kind, data }: Unpacked): Buffer | null {
  if (!data || width < LEAST_WIDTH || height < LEAST_HEIGHT) return null;
  const pixels = width * height;
  const size = `${width} ${height}\n`;
  if (kind === BITS && data.length >= Math.ceil(width / 8) * height)
    // A set bit is white in a PDF, and black there.
    return Buffer.concat([Buffer.from(`P4\n${size}`), Buffer.from(data.map((eight) => ~eight))]);
  if (kind === RGB && data.length >= pixels * 3)
    return Buffer.concat([Buffer.from(`P6\n${size}255\n`), Buffer.from(data)]);
  if (kind !== RGBA || data.length < pixels * 4) return null;
  const colours = Buffer.alloc(pixels * 3);
  for (let at = 0; at < pixels; at++) colours.set(data.subarray(at * 4, at * 4 + 3), at * 3);
  return Buffer.concat([Buffer.from(`P6\n${size}255\n`), colours]);
}
