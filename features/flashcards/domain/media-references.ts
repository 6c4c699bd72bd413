// Names of media inside the HTML of a note: images, audio and video elements, and Anki's
// [sound:name].

const SOURCE =
  /(<(?:img|audio|video|source|object)\b[^<>]{0,2000}?\s(?:src|data)\s*=\s*)("[^"]*"|'[^']*'|[^\s"'>]+)/gi;
const SOUND = /\[sound:([^\]]{1,300})\]/g;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  quot: '"',
  apos: "'",
  "#39": "'",
  lt: "<",
  gt: ">",
};

const fromEntities = (text: string) =>
  text.replace(/&(amp|quot|apos|#39|lt|gt);/g, (_, name: string) => ENTITIES[name] ?? "");
const toEntities = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");

function decoded(address: string): string {
  const plain = fromEntities(address);
  try {
    return decodeURIComponent(plain);
  } catch {
    // A lone "%": the name was written as it is.
    return plain;
  }
}

const isElsewhere = (address: string) => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address.trim());

/** Gives every medium its new address, or leaves it as it is when `rename` returns null. */
export function renameMedia(html: string, rename: (name: string) => string | null): string {
  const inElements = html.replace(SOURCE, (whole: string, before: string, value: string) => {
    const quoted = value.startsWith('"') || value.startsWith("'");
    const address = quoted ? value.slice(1, -1) : value;
    if (isElsewhere(fromEntities(address))) return whole;
    const name = rename(decoded(address));
    return name === null ? whole : `${before}"${toEntities(name)}"`;
  });
  return inElements.replace(SOUND, (whole: string, name: string) => {
    const renamed = rename(fromEntities(name));
    return renamed === null ? whole : `[sound:${toEntities(renamed)}]`;
  });
}

/**
 * Names of the media that a text shows or plays, each once. Addresses of other sites are not media.
 */
export function mediaReferences(html: string): string[] {
  const names = new Set<string>();
  renameMedia(html, (name) => {
    names.add(name);
    return null;
  });
  return [...names];
}
