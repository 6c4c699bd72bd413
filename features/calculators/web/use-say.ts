import { useTranslation } from "react-i18next";
import { text } from "#platform/i18n/web/i18n.ts";
import type { Say } from "../domain/present.ts";

const say: Say = (key, vars) => text(`calculators:${key}`, vars);

/** The room's sentences for the rules in `domain/`, which know no screen; follows the language. */
export function useSay(): Say {
  useTranslation("calculators");
  return say;
}
