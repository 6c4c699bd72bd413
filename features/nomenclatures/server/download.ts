// A file of an official address: no redirect is followed, no answer is without end.
import type { SentFile } from "../domain/official.ts";
import { OFFICIAL_HOSTS } from "../domain/official-addresses.ts";
import type { DownloadRefusal } from "../domain/wire-import.ts";

/** Https, the usual port, no account, one of the hosts. */
export function isOfficial(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, port, username, password, hostname } = new URL(address);
  const plain = port === "" && username === "" && password === "";
  return protocol === "https:" && plain && OFFICIAL_HOSTS.some((host) => host === hostname);
}

/** This machine, for an operator who keeps a relay of the official site on it. */
export const isLoopback = (address: string): boolean =>
  URL.canParse(address) && /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?\//.test(address);

export interface DownloadFailure {
  ok: false;
  reason: DownloadRefusal;
  what: string;
}

export interface DownloadBounds {
  /** Bytes of one file. */
  bytes: number;
  milliseconds: number;
  /** A page is what is asked for, not what stands in place of a file. */
  page?: boolean;
}

const BOUNDS: DownloadBounds = { bytes: 64 * 1024 * 1024, milliseconds: 120_000 };

class Refusal extends Error {
  readonly reason: DownloadRefusal;
  constructor(reason: DownloadRefusal) {
    super(reason);
    this.reason = reason;
  }
}

async function bytesOf(response: Response, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > most) throw new Refusal("tooLarge");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A page in place of the file: the site is closed, or the file has left. */
const isPage = (bytes: Uint8Array): boolean =>
  /^\s*<(?:!doctype|html)/i.test(Buffer.from(bytes.subarray(0, 100)).toString("latin1"));

/** The last part of an address: the name that the publisher gives the file. */
const nameIn = (address: string): string =>
  URL.canParse(address) ? (new URL(address).pathname.split("/").at(-1) ?? "") : address;

/** `allowed` is asked first: nothing leaves for an address that it refuses. */
export async function download(
  address: string,
  allowed: (address: string) => boolean,
  { bytes, milliseconds, page = false }: DownloadBounds = BOUNDS,
): Promise<Uint8Array | DownloadFailure> {
  const refused = (reason: DownloadRefusal): DownloadFailure => ({
    ...{ ok: false, reason, what: address },
  });
  if (!allowed(address)) return refused("notOfficial");
  try {
    const signal = AbortSignal.timeout(milliseconds);
    const response = await fetch(address, { redirect: "manual", signal });
    if (response.status === 200) {
      const read = await bytesOf(response, bytes);
      return isPage(read) && !page ? refused("unreachable") : read;
    }
    await response.body?.cancel();
    return refused(response.status >= 300 && response.status < 400 ? "moved" : "unreachable");
  } catch (error) {
    return refused(error instanceof Refusal ? error.reason : "unreachable");
  }
}

/** The files of some addresses, one after the other; the first refusal ends all. */
export async function downloadAll(
  addresses: readonly string[],
  allowed: (address: string) => boolean,
): Promise<SentFile[] | DownloadFailure> {
  const files: SentFile[] = [];
  for (const address of addresses) {
    const bytes = await download(address, allowed);
    if (!(bytes instanceof Uint8Array)) return bytes;
    files.push({ name: nameIn(address), bytes });
  }
  return files;
}
