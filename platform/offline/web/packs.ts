import { contributions } from "#platform/feature/web/registry.ts";
import type { OfflinePack } from "./offline-work.ts";

export const packs = (): OfflinePack[] =>
  contributions("offline").flatMap(({ pack }) => (pack ? [pack] : []));
