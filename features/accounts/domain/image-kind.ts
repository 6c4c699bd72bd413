/**
 * Kinds of picture accepted for a profile (spec §5), recognised by their first bytes, not by what a
 * client says.
 */
const SIGNATURES = [
  { type: "image/png", bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: "image/jpeg", bytes: [0xff, 0xd8, 0xff] },
  { type: "image/gif", bytes: [0x47, 0x49, 0x46, 0x38] },
] as const;

export const AVATAR_MAX_BYTES = 5 * 1024 * 1024;

/** The media type of a PNG, JPEG or GIF; null for anything else. */
export const imageKind = (content: Uint8Array) =>
  SIGNATURES.find(({ bytes }) => bytes.every((byte, at) => content[at] === byte))?.type ?? null;
