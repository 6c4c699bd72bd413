// What a statement is for, as its head says it before the colon: "Arrêt cardiaque anaphylactique",
// in the sheet of anaphylaxis, is for an arrest.
import { recognise } from "./register/recognise.ts";

/** The sheet that its head names first, when that is another than its own; null otherwise. */
export function otherSheetOf(text: string, own: string): string | null {
  const [head = ""] = text.split(/\s?:/u, 1);
  const [first] = recognise(head, () => true).filter(({ entity }) => entity.kind === "disease");
  const sheet = first && !first.sign && !first.denied ? first.entity.sheet : null;
  return sheet && sheet !== own ? sheet : null;
}
