// Bytes of a text file as text, without asking which encoding: UTF-8 and UTF-16 (Excel's "Unicode
// text"), with or without mark, otherwise Windows-1252, which is what French spreadsheets still
// write. Pure: the same in the browser's preview and on the server.

import { storable } from "#platform/text/storable.ts";

export type TextEncoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

/** Code points of 0x80 to 0x9F in Windows-1252 (encoding.spec.whatwg.org, index windows-1252). */
const HIGH = [
  0x20ac, 0x81, 0x201a, 0x192, 0x201e, 0x2026, 0x2020, 0x2021, 0x2c6, 0x2030, 0x160, 0x2039, 0x152,
  0x8d, 0x17d, 0x8f, 0x90, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x2dc, 0x2122,
  0x161, 0x203a, 0x153, 0x9d, 0x17e, 0x178,
];
const PIECE = 8192;

/** Joins code units by pieces: a call with a million arguments would overflow the stack. */
function textOf(bytes: Uint8Array, unit: (index: number) => number, count: number): string {
  let text = "";
  for (let start = 0; start < count; start += PIECE) {
    const length = Math.min(PIECE, count - start);
    text += String.fromCharCode(...Array.from({ length }, (_, offset) => unit(start + offset)));
  }
  return bytes.length === 0 ? "" : text;
}

const windows1252 = (bytes: Uint8Array) =>
  textOf(
    bytes,
    (index) => {
      const byte = bytes[index] ?? 0;
      return byte >= 0x80 && byte <= 0x9f ? (HIGH[byte - 0x80] ?? byte) : byte;
    },
    bytes.length,
  );

const utf16 = (bytes: Uint8Array, low: 0 | 1) =>
  textOf(
    bytes,
    (index) => (bytes[index * 2 + low] ?? 0) + (bytes[index * 2 + 1 - low] ?? 0) * 256,
    Math.floor(bytes.length / 2),
  );

/**
 * Bytes that follow a leading byte and the smallest code point it may write; null for a byte that
 * leads nothing.
 */
function sequence(byte: number): { more: number; bits: number; least: number } | null {
  if (byte < 0x80) return { more: 0, bits: byte, least: 0 };
  if (byte >= 0xc2 && byte <= 0xdf) return { more: 1, bits: byte & 0x1f, least: 0x80 };
  if (byte >= 0xe0 && byte <= 0xef) return { more: 2, bits: byte & 0x0f, least: 0x800 };
  if (byte >= 0xf0 && byte <= 0xf4) return { more: 3, bits: byte & 0x07, least: 0x10000 };
  return null;
}

/**
 * Null where the bytes are no UTF-8 (RFC 3629): overlong forms, lone surrogates and what stops
 * half-way included.
 */
function utf8(bytes: Uint8Array, start: number): string | null {
  const pieces: string[] = [];
  let codes: number[] = [];
  let at = start;
  while (at < bytes.length) {
    const head = sequence(bytes[at] ?? 0);
    if (!head || at + head.more >= bytes.length + (head.more === 0 ? 1 : 0)) return null;
    let code = head.bits;
    for (let index = 1; index <= head.more; index++) {
      const next = bytes[at + index] ?? 0;
      if ((next & 0xc0) !== 0x80) return null;
      code = code * 64 + (next & 0x3f);
    }
    if (code < head.least || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return null;
    codes.push(code);
    if (codes.length === PIECE) {
      pieces.push(String.fromCodePoint(...codes));
      codes = [];
    }
    at += head.more + 1;
  }
  pieces.push(String.fromCodePoint(...codes));
  return pieces.join("");
}

const SAMPLE = 4096;

/**
 * Which UTF-16 it is, told by the zeros that stand beside each letter of our alphabets; null when
 * it is none.
 */
function withoutMark(bytes: Uint8Array): 0 | 1 | null {
  const pairs = Math.floor(Math.min(bytes.length, SAMPLE) / 2);
  const zeros = [0, 0];
  for (let at = 0; at < pairs * 2; at++)
    if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > pairs / 2 && even === 0) return 0;
  return even > pairs / 2 && odd === 0 ? 1 : null;
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
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe)
    return { text: utf16(bytes.subarray(2), 0), encoding: "utf-16le" };
  if (first === 0xfe && second === 0xff)
    return { text: utf16(bytes.subarray(2), 1), encoding: "utf-16be" };
  const low = withoutMark(bytes);
  if (low !== null)
    return { text: utf16(bytes, low), encoding: low === 0 ? "utf-16le" : "utf-16be" };
  const marked = first === 0xef && second === 0xbb && third === 0xbf;
  const text = utf8(bytes, marked ? 3 : 0);
  return text === null
    ? { text: windows1252(bytes), encoding: "windows-1252" }
    : { text, encoding: "utf-8" };
}
