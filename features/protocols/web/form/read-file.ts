import { storableStart } from "#platform/text/storable.ts";
import { LARGEST_FILE, LONGEST_FILE_NAME, ORIGINS, type Origin } from "../../domain/protocol.ts";

export const FILE_PROBLEMS = [
  "unsupported",
  "tooLarge",
  "tooLong",
  "encrypted",
  "unreadable",
  "noText",
  "tooManyScans",
  "illegible",
  "failed",
] as const;
export type FileProblem = (typeof FILE_PROBLEMS)[number];

export type FileRead =
  | { ok: true; origin: Origin; fileName: string; pages: string[] }
  | { ok: false; reason: FileProblem };

export interface Progress {
  page: number;
  of: number;
}
type Said = Partial<Progress> & { kind?: string; pages?: string[]; code?: string };

/** The last line of the answer; those before it tell the pages that are read. */
async function lastLine(response: Response, hear: (progress: Progress) => void): Promise<Said> {
  if (!response.headers.get("content-type")?.includes("ndjson"))
    return (await response.json()) as Said;
  let [pending, said] = ["", {} as Said];
  const decoder = new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>;
  const reader = response.body?.pipeThrough(decoder).getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const lines = `${pending}${part.value}`.split("\n");
    pending = lines.pop() ?? "";
    for (const line of lines) {
      said = JSON.parse(line) as Said;
      if (said.page !== undefined && said.of !== undefined) hear({ page: said.page, of: said.of });
    }
  }
  return said;
}

/** The text of a file, read by the server and not kept there. */
export async function readFile(
  file: File,
  signal: AbortSignal,
  hear: (progress: Progress) => void = () => {},
): Promise<FileRead> {
  if (file.size > LARGEST_FILE) return { ok: false, reason: "tooLarge" };
  try {
    const response = await fetch("/api/protocols/texts", {
      method: "POST",
      body: file,
      headers: { "content-type": "application/octet-stream" },
      signal,
    });
    if (response.status === 413) return { ok: false, reason: "tooLarge" };
    const said = await lastLine(response, hear);
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
