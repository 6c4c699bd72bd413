// Words between which a name or a phrase stays the same: "dissection de l'aorte", "mal à la tempe",
// "stroke in the elderly".
import { stems } from "#platform/search/normalise.ts";

export const GRAMMAR: ReadonlySet<string> = new Set(
  stems(
    "le la les l un une des du de d au aux a en sur chez sa son ses the an of in his her my el los las una del al su",
  ),
);
