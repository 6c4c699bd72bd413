import type { Access } from "#platform/http/procedure.ts";

/**
 * What a room says by hand of who may enter it (`access.ts`, beside its contract), to be compared
 * with what it does.
 */
export interface AccessRows {
  /** By name: the documented address, `METHOD /api/path`, and the least that may call. */
  procedures: Readonly<Record<string, readonly [address: string, access: Access]>>;
  /** Routes outside the contract, by `METHOD /api/path`. */
  routes?: Readonly<Record<string, Access>>;
}
