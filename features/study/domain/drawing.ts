// An image of a question: lines, not a file. It travels with the question, so that it is on the
// device when the question is, follows the theme and the printer, and holds nothing that can run.
import { z } from "zod";
import { isStorable } from "#platform/text/storable.ts";

const LARGEST = 2_000;
const LONGEST_PATH = 8_000;

const side = z.number().gt(0).max(LARGEST);
const place = z.number().min(-LARGEST).max(LARGEST);
const label = (longest: number) => z.string().trim().min(1).max(longest).refine(isStorable);

/** The commands of an SVG path, and numbers: https://www.w3.org/TR/SVG2/paths.html */
const PATH = /^[MLHVCSQTAZmlhvcsqtaz\d\s.,-]+$/;

const stroke = z.strictObject({
  path: z.string().max(LONGEST_PATH).regex(PATH),
  /** Thin lines are a background; a fill is a surface. */
  as: z.enum(["line", "thin", "thick", "fill"]).default("line"),
});
const word = z.strictObject({
  word: label(60),
  x: place,
  y: place,
  size: z.number().min(4).max(80).default(14),
});

export const drawing = z.strictObject({
  width: side,
  height: side,
  /** What the image shows, for who does not see it; never the answer. */
  alt: label(1_000),
  marks: z
    .array(z.union([stroke, word]))
    .min(1)
    .max(200),
});
export type Drawing = z.output<typeof drawing>;

/** A circle on a drawing is round: its height counts in widths. */
export const ratioOf = ({ width, height }: Pick<Drawing, "width" | "height">): number =>
  height / width;
