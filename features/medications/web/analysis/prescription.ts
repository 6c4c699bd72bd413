import type { Analysis } from "../../contract.ts";
import type { Profile } from "../../domain/wire-profile.ts";

export const MOST = 40;
const LONGEST = 300;

export const drugsOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim().slice(0, LONGEST))
    .filter(Boolean)
    .slice(0, MOST);

export interface PrescriptionQuestion {
  drugs: string[];
  profile: Profile;
}
/** The result stays with what it was asked of. */
export interface Analysed extends PrescriptionQuestion {
  analysis: Analysis;
}
