import { expect, test } from "vitest";
import type { RecognisedEntity } from "#platform/ai/toolbox.ts";
import { drugsIn } from "./mode-tools.ts";

const entity = (words: string, kind: RecognisedEntity["kind"]): RecognisedEntity => ({
  ...{ id: words, kind, words, title: words, sheet: null, corrected: false },
});

test.each<[string, RecognisedEntity[], string[]]>([
  ["FA : warfarine 5 mg, aspirine 75 mg", [], ["warfarine", "aspirine"]],
  [
    "Ordonnance\n- ramipril 5 mg\n- spironolactone",
    [],
    ["Ordonnance", "ramipril", "spironolactone"],
  ],
  ["warfarine avec aspirine ?", [], ["warfarine", "aspirine"]],
  [
    "Asthme, salbutamol, un très long commentaire sans aucun médicament",
    [entity("asthme", "disease"), entity("salbutamol", "drug")],
    ["salbutamol"],
  ],
  [
    "Que penser de l’amiodarone chez cet homme sous simvastatine",
    [entity("amiodarone", "drug"), entity("simvastatine", "drug")],
    ["amiodarone", "simvastatine"],
  ],
])("%s", (question, entities, expected) => expect(drugsIn(question, entities)).toEqual(expected));
