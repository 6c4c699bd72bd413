// The official files come in UTF-8 or in Windows-1252, sometimes both in one file.

const BYTE_ORDER_MARK = /^\uFEFF/;
const NEW_LINE = 10;

const strict = () => new TextDecoder("utf-8", { fatal: true });

function whole(bytes: Uint8Array): string | null {
  try {
    return strict().decode(bytes);
  } catch {
    return null;
  }
}

/** Each line by itself: one line of another encoding does not spoil the others. */
function byLine(bytes: Uint8Array): string {
  const [utf8, latin] = [strict(), new TextDecoder("windows-1252")];
  const lines: string[] = [];
  for (let from = 0; from <= bytes.length; ) {
    const end = bytes.indexOf(NEW_LINE, from);
    const line = bytes.subarray(from, end < 0 ? bytes.length : end);
    try {
      lines.push(utf8.decode(line));
    } catch {
      lines.push(latin.decode(line));
    }
    if (end < 0) break;
    from = end + 1;
  }
  return lines.join("\n");
}

/**
 * The text of a file: UTF-8 where it is, Windows-1252 elsewhere; lines end in one way, and what no
 * database keeps is gone.
 */
export const decode = (bytes: Uint8Array): string =>
  (whole(bytes) ?? byLine(bytes))
    .replace(BYTE_ORDER_MARK, "")
    .replace(/\r\n?/g, "\n")
    .replaceAll("\0", "");
