// Anki's native image occlusion: each mask is a gap of the first field,
// {{c1::image-occlusion:rect:left=.1:top=.2:width=.3:height=.1:oi=1}}, or {{c1,2::…}} when several
// cards ask it (rslib/src/cloze.rs: digits and commas, sorted, each once).

import {
  mediaReferences,
  numbered,
  numbersOf,
  readNumbers,
} from "#features/flashcards/domain/public.ts";
import type { ImportedMask, ImportedOcclusion } from "../../domain/imported.ts";

const MASK = /\{\{c(,{0,9}\d[\d,]{0,2000})::image-occlusion:((?:(?!\{\{|\}\})[\s\S])*)\}\}/g;
const SHAPES = ["rect", "ellipse", "polygon", "text"] as const;
/** Read into the mask itself; every other property is kept as it is in `style`. */
const OWN = new Set(["left", "top", "width", "height", "rx", "ry", "points", "text", "oi"]);

const fromEntities = (text: string) =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&nbsp;", "\u00a0")
    .replaceAll("&amp;", "&");
const toEntities = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll("\u00a0", "&nbsp;");

const fraction = (text: string | undefined) => {
  const value = Number(text ?? "0");
  return Number.isFinite(value) ? value : 0;
};

/** A colon inside a text is written "\:". */
function readMask(numbers: string, source: string): ImportedMask | null {
  const [shapeName = "", ...properties] = source.split(/(?<!\\):/);
  const shape = SHAPES.find((known) => known === shapeName);
  if (!shape) return null;
  const values = new Map(
    properties.map((property) => {
      const cut = property.indexOf("=");
      return [property.slice(0, cut), property.slice(cut + 1).replaceAll("\\:", ":")] as const;
    }),
  );
  const radiusX = fraction(values.get("rx"));
  const radiusY = fraction(values.get("ry"));
  return {
    ...numbered(readNumbers(numbers)),
    shape,
    left: fraction(values.get("left")),
    top: fraction(values.get("top")),
    width: shape === "ellipse" ? radiusX * 2 : fraction(values.get("width")),
    height: shape === "ellipse" ? radiusY * 2 : fraction(values.get("height")),
    points: (values.get("points") ?? "")
      .split(" ")
      .filter((pair) => pair.includes(","))
      .map((pair) => {
        const [x, y] = pair.split(",");
        return { x: fraction(x), y: fraction(y) };
      }),
    text: fromEntities(values.get("text") ?? ""),
    style: Object.fromEntries([...values].filter(([name]) => name !== "" && !OWN.has(name))),
  };
}

export function readOcclusion(masksField: string, imageField: string): ImportedOcclusion | null {
  const found = [...masksField.matchAll(MASK)];
  const masks = found.flatMap(([, numbers, source]) => readMask(numbers ?? "", source ?? "") ?? []);
  const image = mediaReferences(imageField)[0];
  if (masks.length === 0 || image === undefined) return null;
  return { image, masks, hideAll: found.some(([whole]) => /:oi=1/.test(whole)) };
}

/** As Anki writes numbers: at most six decimals, no zero before the point. */
const short = (value: number) => String(Number(value.toFixed(6))).replace(/^(-?)0\./, "$1.");

function geometry(mask: ImportedMask): [string, string][] {
  const place: [string, string][] = [
    ["left", short(mask.left)],
    ["top", short(mask.top)],
  ];
  if (mask.shape === "rect")
    place.push(["width", short(mask.width)], ["height", short(mask.height)]);
  if (mask.shape === "ellipse")
    place.push(["rx", short(mask.width / 2)], ["ry", short(mask.height / 2)]);
  if (mask.shape === "polygon")
    place.push(["points", mask.points.map(({ x, y }) => `${short(x)},${short(y)}`).join(" ")]);
  // Two braces would end the gap, or open another.
  if (mask.shape === "text")
    place.push(["text", toEntities(mask.text).replaceAll("}}", "} }").replaceAll("{{", "{ {")]);
  return place;
}

/** The first field of a note of Anki's image occlusion type. */
export function writeMasks({ masks, hideAll }: ImportedOcclusion): string {
  return masks
    .map((mask) => {
      const properties = [...geometry(mask), ...Object.entries(mask.style)];
      if (hideAll) properties.push(["oi", "1"]);
      const written = properties
        .map(([name, value]) => `${name}=${value.replaceAll(":", "\\:")}`)
        .join(":");
      return `{{c${numbersOf(mask).join()}::image-occlusion:${mask.shape}:${written}}}<br>`;
    })
    .join("");
}
