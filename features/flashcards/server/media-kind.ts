// What a media file is, told by its first bytes: a name ending in .jpg proves nothing, and a
// browser may run what it is not told to show.
import type { MediaType } from "../domain/media-type.ts";

export type MediaVerdict =
  | { ok: true; type: MediaType }
  | { ok: false; reason: "mediaNotAllowed" | "mediaHoldsScript" };

const at = (bytes: Buffer, offset: number, text: string) =>
  bytes.subarray(offset, offset + text.length).toString("latin1") === text;

/** Brands of the ISO media container (ISO/IEC 14496-12), bytes 8 to 11. */
const BRANDS: readonly [RegExp, MediaType][] = [
  [/^avi[fs]$/, "image/avif"],
  [/^M4[AB] $/, "audio/mp4"],
  [/^(?:isom|iso\d|mp4\d|avc1|M4V |dash|MSNV|3gp\d)$/, "video/mp4"],
];

const SIGNATURES: readonly [(bytes: Buffer) => boolean, MediaType][] = [
  [(bytes) => at(bytes, 0, "\u00ff\u00d8\u00ff"), "image/jpeg"],
  [(bytes) => at(bytes, 0, "\u0089PNG\r\n\u001a\n"), "image/png"],
  [(bytes) => at(bytes, 0, "GIF87a") || at(bytes, 0, "GIF89a"), "image/gif"],
  [(bytes) => at(bytes, 0, "RIFF") && at(bytes, 8, "WEBP"), "image/webp"],
  [(bytes) => at(bytes, 0, "RIFF") && at(bytes, 8, "WAVE"), "audio/wav"],
  [(bytes) => at(bytes, 0, "OggS"), "audio/ogg"],
  [(bytes) => at(bytes, 0, "fLaC"), "audio/flac"],
  [(bytes) => at(bytes, 0, "\u001aE\u00df\u00a3"), "video/webm"],
  [(bytes) => at(bytes, 0, "ID3"), "audio/mpeg"],
  // MPEG audio frame without a tag: eleven bits set, a known version and layer III.
  [
    (bytes) => bytes[0] === 0xff && [0xfb, 0xfa, 0xf3, 0xf2, 0xe3, 0xe2].includes(bytes[1] ?? 0),
    "audio/mpeg",
  ],
];

/**
 * An SVG is a document: anything in it that could run, load or link elsewhere makes it refused. The
 * list is of what is allowed to appear nowhere, read without a parser so that no trick of syntax
 * hides it: entities and CDATA are refused too.
 */
const SVG_DANGER =
  /<\s*(?:\w+:)?(?:script|foreignobject|iframe|object|embed|handler|listener|set|animate\w*|audio|video)\b|\bon[a-z]+\s*=|<!entity|<!\[cdata\[|<\?xml-stylesheet|javascript:|@import|href\s*=\s*["']?\s*(?!#|["']?#|data:image\/(?:png|jpeg|gif|webp);)[^\s"'#>]|url\(\s*["']?\s*(?!#)[^\s"'#)]/i;

function svgVerdict(bytes: Buffer): MediaVerdict {
  // Runs of blanks become one: the pattern would otherwise try every way to share them.
  return SVG_DANGER.test(bytes.toString("utf8").replace(/\s+/g, " ")) || bytes.includes(0)
    ? { ok: false, reason: "mediaHoldsScript" }
    : { ok: true, type: "image/svg+xml" };
}

export function mediaVerdict(bytes: Buffer): MediaVerdict {
  const signature = SIGNATURES.find(([matches]) => matches(bytes));
  if (signature) return { ok: true, type: signature[1] };
  if (at(bytes, 4, "ftyp")) {
    const brand = bytes.subarray(8, 12).toString("latin1");
    const known = BRANDS.find(([pattern]) => pattern.test(brand));
    return known ? { ok: true, type: known[1] } : { ok: false, reason: "mediaNotAllowed" };
  }
  const head = bytes
    .subarray(0, 1024)
    .toString("utf8")
    .replace(/^\uFEFF/, "")
    .trimStart();
  if (
    /^<(?:\?xml|!--|!doctype svg|svg)/i.test(head) &&
    /<svg\b/i.test(bytes.toString("utf8", 0, 65_536))
  )
    return svgVerdict(bytes);
  if (/^<!doctype html|^<html|<script\b/i.test(head))
    return { ok: false, reason: "mediaHoldsScript" };
  return { ok: false, reason: "mediaNotAllowed" };
}
