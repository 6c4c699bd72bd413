// Which of the figures of a calculator the question asks for: "dans les 8 premières heures" of a
// volume for the day, "dose d'amiodarone" of an arrest.
import type { Calculator } from "../calculator.ts";
import { readingOf } from "../readings.ts";
import { foldText } from "./folded-text.ts";
import { places } from "./phrases.ts";

const ASKING =
  /(?<![a-z])(?:doses?|posologies?|combien|quel(?:le)?s?|energies?|how|what|which|much|dosis|cuant[oa]s?|que|cual)(?![a-z])[^,;.?!]{0,30}$/;

/** "Amiodarone à 5 mg/kg, ça fait combien ?": asked after it, in its sentence. */
const ASKED_AFTER =
  /^[^.;?!]{0,40}(?<![a-z])(?:combien|quelle (?:dose|quantite)|how much|cuant[oa]s?)(?![a-z])/;

/** The result itself, among its figures. */
export const MAIN = "value";

/** The identifier of the figure; null when none is named, or several without saying which. */
export function wantedFigure(messages: readonly string[], calculator: Calculator): string | null {
  const { figures } = readingOf(calculator);
  if (!figures) return null;
  for (const message of messages.toReversed()) {
    const { folded } = foldText(message);
    const named = Object.entries(figures).flatMap(([id, phrases]) =>
      places(folded, phrases).map(({ from, to }) => ({ id, from, to })),
    );
    const asked = named.filter(
      ({ from, to }) => ASKING.test(folded.slice(0, from)) || ASKED_AFTER.test(folded.slice(to)),
    );
    const [only, ...others] = new Set((asked.length > 0 ? asked : named).map(({ id }) => id));
    if (only !== undefined) return others.length === 0 && only !== MAIN ? only : null;
  }
  return null;
}
