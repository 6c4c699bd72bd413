// Bytes of a text file as text, without asking which encoding: UTF-8 and UTF-16 (Excel's "Unicode
// text"), with or without mark, otherwise Windows-1252, which is what French spreadsheets still
// write. The same in the browser's preview and on the server.

import { storable } from "#platform/text/storable.ts";

export type TextEncoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

/**
 * The decoder of the platform (encoding.spec.whatwg.org), the same in browsers and in Node, whose
 * types the rules know neither of. It leaves a byte order mark out.
 */
declare const TextDecoder: new (
  encoding: TextEncoding,
  options?: { fatal?: boolean },
) => { decode(bytes: Uint8Array): string };

/** Null where the bytes are no UTF-8. */
function utf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const SAMPLE = 4096;

/**
 * Which UTF-16 it is, told by its mark, or by the zeros that stand beside each letter of our
 * alphabets; null when it is none.
 */
function utf16Of(bytes: Uint8Array): TextEncoding | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const pairs = Math.floor(Math.min(bytes.length, SAMPLE) / 2);
  const zeros = [0, 0];
  for (let at = 0; at < pairs * 2; at++)
    if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > pairs / 2 && even === 0) return "utf-16le";
  return even > pairs / 2 && odd === 0 ? "utf-16be" : null;
}

/**
 * Of the first letters, how many may steer a terminal before the file is taken for a program or a
 * picture.
 */
const MOST_CONTROLS = 0.05;
const isControl = (code: number) =>
  (code < 0x20 && !(code >= 0x09 && code <= 0x0d)) || code === 0x7f;

function isBinary(text: string): boolean {
  const length = Math.min(text.length, SAMPLE);
  let controls = 0;
  for (let at = 0; at < length; at++) if (isControl(text.charCodeAt(at))) controls += 1;
  return controls > length * MOST_CONTROLS;
}

export interface DecodedText {
  /**
   * As a database keeps it: a stray NUL, or half a character of a damaged file, does not lose the
   * rest.
   */
  text: string;
  encoding: TextEncoding;
  /** Bytes that only have the name of a text. */
  binary: boolean;
}

export function decodeText(bytes: Uint8Array): DecodedText {
  const { text, encoding } = decoded(bytes);
  return { text: storable(text), encoding, binary: isBinary(text) };
}

function decoded(bytes: Uint8Array): Omit<DecodedText, "binary"> {
  const utf16 = utf16Of(bytes);
  const text = utf16 ? null : utf8(bytes);
  if (text !== null) return { text, encoding: "utf-8" };
  const encoding = utf16 ?? "windows-1252";
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}
