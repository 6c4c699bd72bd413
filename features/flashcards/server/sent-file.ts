// What the routes of files answer with, whatever the file.
import { storableStart } from "#platform/text/storable.ts";

export const refuse = (code: string, status: number, headers: Record<string, string> = {}) =>
  Response.json({ code, message: code }, { status, headers });

/** The name of a file, without its folders. */
export const nameIn = (request: Request, otherwise: string) => {
  const name = (new URL(request.url).searchParams.get("name") ?? "")
    .replace(/\p{Cc}/gu, "")
    .split(/[/\\]/)
    .at(-1);
  return storableStart(name ?? "", 200) || otherwise;
};

/** Ids as this product writes them; anything else names nothing. */
export const isUuid = (text: string): boolean =>
  /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
