// An address is that of a cited source, or it is marked; a statement whose citation opened nothing
// does not stand as cited.
import { expect, test } from "vitest";
import type { Passage } from "#platform/ai/toolbox.ts";
import { audit } from "./audit.ts";
import { citationFilter } from "./citations.ts";

const passage = {
  id: "sheet#t1",
  knowledge: "guidelines",
  documentId: "sheet",
  title: "Fiche",
  section: "treatment",
  text: "Allonger la personne.",
  language: "fr",
  population: "all",
  doses: [],
  references: [
    {
      organisation: "ESC",
      title: "Guidelines",
      year: 2024,
      link: "https://doi.org/10.1093/eurheartj/ehae176",
    },
    {
      organisation: "HAS",
      title: "Avis",
      year: 2023,
      link: "https://www.has-sante.fr/jcms/p_123/fr/avis",
    },
  ],
  year: 2024,
  route: "/guidelines/sheet#t1",
} as unknown as Passage;

const evidence = { question: "", asked: null, passages: new Map([[1, passage]]), tools: [] };
const marked = (text: string) =>
  audit(text, evidence).map(({ from, to, kind }) => `${kind}: ${text.slice(from, to)}`);

test.each([
  ["Allonger [1] (https://doi.org/10.1093/eurheartj/ehae176)."],
  ["Allonger [1], doi:10.1093/eurheartj/ehae176."],
  ["Allonger [1], DOI 10.1093/EURHEARTJ/EHAE176."],
  ["Voir [la HAS](https://www.has-sante.fr/jcms/p_123/fr/avis) [1]."],
  ["Voir has-sante.fr [1]."],
])("the address of a cited source is not marked: %s", (text) => {
  expect(marked(text)).toEqual([]);
});

test.each([
  [
    "Allonger [1] (https://doi.org/10.1056/NEJMoa9999999).",
    ["link: https://doi.org/10.1056/NEJMoa9999999"],
  ],
  ["Allonger [1], doi: 10.1016/j.inv.2021.01.001.", ["link: doi: 10.1016/j.inv.2021.01.001"]],
  ["Allonger [1], PMID: 12345678.", ["link: PMID: 12345678"]],
  ["Voir www.exemple-invente.fr/avc [1].", ["link: www.exemple-invente.fr/avc"]],
  [
    "Voir [la HAS](https://www.has-sante.fr/jcms/p_999/fr/autre) [1].",
    ["link: https://www.has-sante.fr/jcms/p_999/fr/autre"],
  ],
  ["Voir sfmu.org/referentiels [1].", ["link: sfmu.org/referentiels"]],
  [
    "Allonger (https://doi.org/10.1093/eurheartj/ehae176).",
    ["link: https://doi.org/10.1093/eurheartj/ehae176"],
  ],
])("an address of nowhere is marked: %s", (text, expected) => {
  expect(marked(text)).toEqual(expected);
});

/** Streams a text in pieces of that size, and audits what is shown as the mind does. */
function shown(text: string, size: number) {
  const filter = citationFilter({ opens: (n) => n === 1, show: (n) => n });
  const state = { text: "", uncited: [] as number[] };
  const say = (piece: string) => {
    state.uncited.push(...filter.taken().map((at) => state.text.length + at));
    state.text += piece;
  };
  for (let at = 0; at < text.length; at += size) say(filter.push(text.slice(at, at + size)));
  say(filter.end());
  return audit(state.text, { ...evidence, uncited: state.uncited }).map(
    ({ from, to, kind }) => `${kind}: ${state.text.slice(from, to)}`,
  );
}

test.each([1, 3, 7, 500])(
  "a statement whose citation was taken out says that it has no source (pieces of %i)",
  (size) => {
    expect(shown("Allonger la personne [1]. Surélever les jambes [42]. Appeler.", size)).toEqual([
      "uncited: Surélever les jambes.",
    ]);
    expect(shown("- Allonger [7]\n- Appeler le 15 [1][9]\n", size)).toEqual(["uncited: Allonger"]);
    expect(shown("Allonger la personne [1].", size)).toEqual([]);
  },
);
