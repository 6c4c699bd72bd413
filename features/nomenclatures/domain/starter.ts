// What a machine knows before anything is imported: a partial list, in the project's words for
// diseases and acts, drawn from the official files for drugs (tools/starter). It has the shape of an
// import, so that whatever reads tables reads it too.
import acts from "../content/acts.json" with { type: "json" };
import diagnoses from "../content/diagnoses.json" with { type: "json" };
import types from "../content/diagnosis-types.json" with { type: "json" };
import drugFile from "../content/drugs.json" with { type: "json" };
import thesaurus from "../content/interactions.json" with { type: "json" };
import letters from "../content/letters.json" with { type: "json" };
import type { Drug } from "./drug.ts";
import type { Nomenclature, OfficialRow } from "./official.ts";
import type { CcamAct } from "./read-ccam.ts";
import type { Cim10Code } from "./read-cim10.ts";
import { type InteractionPair, type Level, thesaurusKey } from "./read-interactions.ts";

export interface Starter {
  edition: string;
  rows: readonly OfficialRow[];
}

const row = (part: string, key: string, content: object): OfficialRow => ({ part, key, content });

const TYPE_OF = new Map(
  Object.entries(types).flatMap(([type, codes]) => codes.map((code) => [code, Number(type)])),
);

const codeRows = () =>
  diagnoses.map(([code = "", label = ""]) => {
    const mco = TYPE_OF.get(code) ?? 0;
    const content: Cim10Code = { label, short: label, mco, ssr: "", psy: mco };
    return row("codes", code, content);
  });

const actRows = () =>
  acts.map(([code = "", label = ""]) => {
    const content: CcamAct = {
      label,
      short: label,
      kind: "",
      sex: "0",
      from: null,
      until: null,
      path: [],
    };
    return row("acts", code, content);
  });

const letterRows = () =>
  letters.map(([letter = "", label = ""]) => row("letters", letter, { label, grouping: false }));

type DrawnDrug = [string, string, string, string[], string, [string, string][]];

function drugOf([, name, form, routes, atc, parts]: DrawnDrug): Drug {
  return {
    name,
    form,
    routes,
    status: "Autorisation active",
    procedure: "",
    market: "Commercialisée",
    day: null,
    holders: [],
    watched: false,
    parts: parts.map(([substance, dose], at) => ({
      code: "",
      substance,
      dose,
      reference: "",
      nature: "SA",
      link: String(at + 1),
    })),
    packages: [],
    conditions: [],
    groups: [],
    atc: atc || null,
    link: null,
    shortages: [],
    smr: [],
    asmr: [],
  };
}

const drugRows = () =>
  (drugFile.drugs as unknown as DrawnDrug[]).map((drug) => row("drugs", drug[0], drugOf(drug)));

type DrawnPair = [string, string, Level[], string];

const interactionRows = () => [
  ...(thesaurus.pairs as unknown as DrawnPair[]).map(([a, b, levels, mechanism]) => {
    const told = levels.map((level) => ({ level, detail: "" }));
    const content: InteractionPair = { a, b, levels: told, mechanism };
    return row("pairs", [thesaurusKey(a), thesaurusKey(b)].sort().join(" + "), content);
  }),
  ...(thesaurus.substances as unknown as [string, string[]][]).map(([name, classes]) =>
    row("substances", thesaurusKey(name), { name, classes }),
  ),
];

const STARTERS: Partial<Record<Nomenclature, () => Starter>> = {
  cim10: () => ({ edition: "", rows: codeRows() }),
  ccam: () => ({ edition: "", rows: actRows() }),
  ngap: () => ({ edition: "", rows: letterRows() }),
  bdpm: () => ({ edition: drugFile.day, rows: drugRows() }),
  interactions: () => ({ edition: thesaurus.edition, rows: interactionRows() }),
};

const made = new Map<Nomenclature, Starter>();

/** Null where the project ships nothing of it. */
export function starterOf(nomenclature: Nomenclature): Starter | null {
  const known = made.get(nomenclature);
  if (known) return known;
  const starter = STARTERS[nomenclature]?.() ?? null;
  if (starter) made.set(nomenclature, starter);
  return starter;
}
