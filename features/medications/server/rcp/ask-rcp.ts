// The RCP of a drug from the page of the public drug database, on request. What was read before
// stays when the site is away or answers with something else.
import { decode, download } from "#features/nomenclatures/server/public.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { keepRcp, type RcpRefused } from "./keep-rcp.ts";
import { readPage } from "./read-page.ts";

const SITE = "https://base-donnees-publique.medicaments.gouv.fr";
const BOUNDS = { bytes: 6 * 1024 * 1024, milliseconds: 20_000, page: true };

export type RcpFailure = RcpRefused | "unreachable";

/** `base` is the site, or a relay of it on this machine. */
export const pageOf = (cis: string, base: string = SITE): string =>
  `${base.replace(/\/+$/, "")}/medicament/${cis}/extrait`;

export async function askRcp(
  services: Services,
  cis: string,
  from: { allowed(address: string): boolean; base?: string },
): Promise<RcpFailure | null> {
  const address = pageOf(cis, from.base);
  const page = await download(address, from.allowed, BOUNDS);
  if (!(page instanceof Uint8Array)) return "unreachable";
  const official = address === pageOf(cis) ? address : null;
  return keepRcp(services, cis, readPage(decode(page)), official);
}
