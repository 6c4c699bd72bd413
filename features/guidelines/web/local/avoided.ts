import type { SheetView } from "../../contract.ts";
import type { LocalView } from "../../domain/local-wire.ts";

/** Why a passage is not to be used here: it is itself set aside, or its whole sheet is. */
export const avoidedOf = (
  passage: Pick<SheetView["content"][number], "local">,
  sheet: Pick<SheetView, "local">,
): LocalView["avoided"] => passage.local?.avoided ?? sheet.local?.avoided ?? null;

/** What is said before it, by who decided. */
export const AVOIDED = { mine: "local.avoidedMine", everybody: "local.avoidedEverybody" } as const;
