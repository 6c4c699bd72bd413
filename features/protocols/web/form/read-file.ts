import { storableStart } from "#platform/text/storable.ts";
import { LARGEST_FILE, LONGEST_FILE_NAME, ORIGINS, type Origin } from "../../domain/protocol.ts";

export const FILE_PROBLEMS = [
  "unsupported",
  "tooLarge",
  "tooLong",
  "encrypted",
  "unreadable",
  "noText",
  "failed",
] as const;
export type FileProblem = (typeof FILE_PROBLEMS)[number];

export type FileRead =
  | { ok: true; origin: Origin; fileName: string; pages: string[] }
  | { ok: false; reason: FileProblem };

/** The text of a file, read by the server and not kept there. */
export async function readFile(file: File, signal: AbortSignal): Promise<FileRead> {
  if (file.size > LARGEST_FILE) return { ok: false, reason: "tooLarge" };
  try {
    const response = await fetch("/api/protocols/texts", {
      method: "POST",
      body: file,
      headers: { "content-type": "application/octet-stream" },
      signal,
    });
    if (response.status === 413) return { ok: false, reason: "tooLarge" };
    const said = (await response.json()) as { kind?: string; pages?: string[]; code?: string };
    const origin = ORIGINS.find((one) => one === said.kind);
    if (response.ok && origin && said.pages)
      return {
        ...{ ok: true, origin, pages: said.pages },
        fileName: storableStart(file.name, LONGEST_FILE_NAME),
      };
    return { ok: false, reason: FILE_PROBLEMS.find((one) => one === said.code) ?? "failed" };
  } catch {
    return { ok: false, reason: "failed" };
  }
}
