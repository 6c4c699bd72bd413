/** What a card may show or play, told by the bytes, never by the name. */
export type MediaType =
  | "image/jpeg"
  | "image/png"
  | "image/gif"
  | "image/webp"
  | "image/avif"
  | "image/svg+xml"
  | "audio/mpeg"
  | "audio/ogg"
  | "audio/wav"
  | "audio/flac"
  | "audio/mp4"
  | "video/mp4"
  | "video/webm";
