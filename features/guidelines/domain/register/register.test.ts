import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { stem, stems } from "#platform/search/normalise.ts";
import { COMMON_WORDS, STOP_WORDS } from "../stop-words.ts";
import { PLAIN_WORDS } from "../vocabulary/plain-words.ts";
import { recognise } from "./recognise.ts";
import { FORMS } from "./register.ts";
import { subjectOf } from "./subject.ts";

const sheets = new Set(
  readdirSync(new URL("../../content/", import.meta.url))
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => name.slice(0, -".yaml".length)),
);
const isWord = (word: string) =>
  STOP_WORDS.has(word) || COMMON_WORDS.has(word) || PLAIN_WORDS.has(word);
const read = (text: string) => recognise(text, isWord);
const subject = (text: string) =>
  subjectOf(text, read(text), (id) => sheets.has(id), {
    answered: false,
    certain: false,
  });
const names = (text: string) => read(text).map(({ entity }) => entity.id);

test("every sheet has its entity, and every entity that names a sheet or a neighbour names one that exists", () => {
  const diseases = FORMS.filter(({ entity }) => entity.kind === "disease").map(
    ({ entity }) => entity,
  );
  const ids = new Set(diseases.map(({ id }) => id));
  expect([...sheets].filter((id) => !ids.has(id))).toEqual([]);
  const pointed = new Set(
    diseases.flatMap(({ id, sheet, near }) => [...(sheet === id ? [] : [sheet]), ...near]),
  );
  expect([...pointed].filter((id) => !sheets.has(id))).toEqual([]);
});

test("no name belongs to two entities", () => {
  const owners = new Map<string, string>();
  const twice = FORMS.flatMap(({ entity, stems: own }) => {
    const key = [...own].sort().join(" ");
    const known = owners.get(key);
    owners.set(key, entity.id);
    return known !== undefined && known !== entity.id ? [`${key}: ${known}, ${entity.id}`] : [];
  });
  expect(twice).toEqual([]);
});

test("no name is both a common word and a trigger", () => {
  const common = FORMS.flatMap(({ entity, stems: own, sign, word }) => {
    const [only = ""] = own;
    // A short abbreviation needs its capitals, or a question made of little else; a longer one that
    // is a word otherwise is marked so.
    const trigger =
      entity.kind === "disease" && own.length === 1 && only.length > 2 && !sign && !word;
    return trigger && (PLAIN_WORDS.has(only) || STOP_WORDS.has(only))
      ? [`${entity.id}: ${only}`]
      : [];
  });
  expect(common).toEqual([]);
});

test.each([
  ["rupture d’anévrisme de l’aorte abdominale", ["anevrisme-aorte-abdominale"]],
  ["CHA2DS2-VASc à 3", ["cha2ds2-vasc"]],
  ["luxation antérieure d’épaule", ["luxation-depaule"]],
  ["péricardyte aiguë", ["pericardite"]],
  ["acute gout flare", ["goutte"]],
  ["paludismo grave", ["paludisme"]],
  ["LED cutané", ["lupus"]],
  ["trouble pica chez une enceinte", ["pica"]],
])("%s", (text, expected) => expect(names(text)).toEqual(expected));

test.each([
  "prenant",
  "crache",
  "œuf dur",
  "il a de la chance",
  "the years go by",
  "il rentre d’une randonnée",
  "me pica la espalda",
  "el niño se rasca porque le pica",
  "this led to a fall",
])("%s names nothing", (text) => expect(names(text)).toEqual([]));

test.each([
  ["HACE a 4500 m, dexamethasone", "oedeme-cerebral-de-haute-altitude"],
  ["SVT adenosine dose", "tachycardie-supraventriculaire"],
  ["PFP a frigore, corticoïdes", "paralysie-faciale"],
  ["FCS à 9 SA, misoprostol", "fausse-couche"],
  ["CVO hyperalgique, morphine", "drepanocytose"],
  ["rabdo con CPK 40000", "rhabdomyolyse"],
])("%s: an abbreviation without a sheet", (text, id) => expect(names(text)).toContain(id));

test.each([
  "hace dos horas que vomita",
  "DOLOR DE PECHO DESDE HACE 2 HORAS",
  "still in pain after the last dose",
  "he hit his head",
  "QUELS SONT LES SIGNES DE GRAVITE",
])("%s: capitals of a whole question tell no abbreviation", (text) =>
  expect(
    names(text).filter((id) =>
      ["lupus", "oedeme-cerebral-de-haute-altitude", "thrombopenie-induite-par-lheparine"].includes(
        id,
      ),
    ),
  ).toEqual([]),
);

test.each([
  ["DT, diazépam IV", "sevrage-alcoolique"],
  ["DT constrictive de repos", "douleur-thoracique-aigue"],
  ["TCA, IMC 13", "anorexie"],
  ["HM au bloc, dantrolène", "hyperthermie-maligne"],
])("%s: the company of an abbreviation says which", (text, id) => {
  const ids = read(text).map(({ entity }) => entity.sheet);
  expect(ids).toContain(id);
});

test.each(["TCA 1 g, QRS larges", "HM Fisher 4"])("%s: none of them alone", (text) =>
  expect(names(text).filter((id) => /anorexie|hyperthermie/.test(id))).toEqual([]),
);

test("glued to an abbreviation, a word is read as it is written", () =>
  expect(names("fièvre et hypoTA")).not.toContain("hyponatremie"));

test("what is denied is no subject", () => {
  expect(subject("douleur thoracique sans dissection aortique").absent).toEqual([]);
  expect(subject("dissection aortique").absent.map(({ entity }) => entity.id)).toEqual([
    "dissection-aortique",
  ]);
});

test("a company leaves its subject", () => {
  const asked = subject(
    "anticoagulation d’une embolie pulmonaire chez un patient avec cancer du poumon",
  );
  expect(asked.closed).toBe(false);
  expect(subject("rhabdomyolyse avec hyperkaliémie").closed).toBe(true);
});

test.each([
  ["cancer du sein connu, calcémie 3,4", "past"],
  ["péritonite opérée", "past"],
  ["ATCD : myasthénie", "past"],
  ["ATCD : tabac, HTA, myasthénie", "past"],
  ["suivie pour une sarcoïdose", "past"],
  ["AVC il y a 3 ans", "past"],
  ["known sarcoidosis", "past"],
  ["calcémie 3,4 avec cancer du sein", "company"],
  ["K 7 chez une femme avec une sarcoïdose", "company"],
  ["patient parkinsonien", "company"],
  ["AVC il y a 2 heures", null],
  ["sarcoïdose, on traite comment", null],
  ["poussée de sarcoïdose", null],
  ["myasthénie : avec quoi", null],
])("%s is aside: %s", (text, aside) => expect(read(text)[0]?.aside).toBe(aside));

test.each([
  ["poussée lupique", "lupus"],
  ["patiente lupique", "lupus"],
  ["syndrome appendiculaire", "appendicite"],
  ["patient goutteux", "goutte"],
  ["Wilson, D-pénicillamine", "maladie-de-wilson"],
  ["tuberculeuse", "tuberculose"],
])("%s is a word of %s", (text, id) => expect(names(text)).toContain(id));

test.each([
  ["facteur VIII dans l’hémophilie A", "hémophilie A"],
  ["idiopathic pulmonary fibrosis: nintedanib?", "idiopathic pulmonary fibrosis"],
  ["péricardite, corticoïdes", "péricardite"],
])("%s says %s", (text, whole) => expect(read(text)[0]?.whole).toBe(whole));

test.each([
  ["ictère hépatique", "hepatite"],
  ["veine pancréatique", "pancreatite"],
  ["biopsie bronchique", "bronchite"],
])("%s is no word of %s", (text, id) => expect(names(text)).not.toContain(id));

test.each([
  ["mon chien a mangé du chocolat", true],
  ["my cat is vomiting", true],
  ["morsure de chien au visage", false],
  ["syndrome de la queue de cheval", false],
  ["IDM ST+ CAT", false],
  ["swollen calf after a long flight", false],
  ["calf pain on walking", false],
  ["dairy calf with scours", true],
])("%s is about an animal: %s", (text, animal) => expect(subject(text).animal).toBe(animal));

test("stems of the register are those of a question", () =>
  expect(stems("dissection aortique").map(stem)).toEqual(stems("dissection aortique")));

test.each([
  ["torsion ovarienne", "torsion-dannexe"],
  ["suspicion de torsion annexielle", "torsion-dannexe"],
  ["torsion of the ovary", "torsion-dannexe"],
  ["torsión de ovario", "torsion-dannexe"],
  ["disección de aorta", "dissection-aortique"],
  ["desprendimiento de placenta", "hematome-retroplacentaire"],
  ["HHS in a 70 year old", "etat-hyperosmolaire"],
  ["œdème de Quincke", "urticaire-angioedeme"],
])("a disease without a sheet by its other names: %s", (text, id) => {
  expect(names(text)).toContain(id);
});
