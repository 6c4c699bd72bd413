import { decodeText } from "#platform/text/decode-text.ts";
import { storableStart } from "#platform/text/storable.ts";

const MOST = 10 * 1024 * 1024;

export type FileProblem =
  | "unsupported"
  | "tooLarge"
  | "encrypted"
  | "unreadable"
  | "noText"
  | "failed";
export type FileRead =
  | { ok: true; title: string; text: string; cut: boolean }
  | { ok: false; reason: FileProblem };

const PROBLEMS: readonly FileProblem[] = [
  "unsupported",
  "tooLarge",
  "encrypted",
  "unreadable",
  "noText",
];

/** The text of a file: read here when it is text, by the server when it is a document. */
export async function readFile(file: File, signal: AbortSignal): Promise<FileRead> {
  if (file.size > MOST) return { ok: false, reason: "tooLarge" };
  const title = storableStart(file.name.replace(/\.\w{1,8}$/u, ""), 200);
  try {
    if (/\.(?:txt|md|markdown)$/iu.test(file.name) || file.type === "text/plain") {
      const { text, binary } = decodeText(new Uint8Array(await file.arrayBuffer()));
      if (binary) return { ok: false, reason: "unsupported" };
      return text.trim() === ""
        ? { ok: false, reason: "noText" }
        : { ok: true, title, text, cut: false };
    }
    const response = await fetch("/api/flashcards/texts", {
      method: "POST",
      body: file,
      headers: { "content-type": "application/octet-stream" },
      signal,
    });
    if (response.status === 413) return { ok: false, reason: "tooLarge" };
    const said = (await response.json()) as { text?: string; cut?: boolean; code?: string };
    if (response.ok && typeof said.text === "string")
      return { ok: true, title, text: said.text, cut: said.cut === true };
    return { ok: false, reason: PROBLEMS.find((one) => one === said.code) ?? "failed" };
  } catch {
    return { ok: false, reason: "failed" };
  }
}
