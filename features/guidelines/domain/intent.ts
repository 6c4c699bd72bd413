// What a clinician's question asks for: the section ("dose", "CAT", "red flags") and the person
// (child, pregnant). Phrases are compared as stems, longest first, so that "conduite à tenir" is
// one intent and not three words.
import type { Population } from "#platform/ai/toolbox.ts";
import { NearestWord } from "#platform/search/edit-distance.ts";
import { stems } from "#platform/search/normalise.ts";
import type { Section } from "./sheet.ts";
import type { Term } from "./terms.ts";

const SECTION_PHRASES: Record<Section, string> = {
  definition: `définition|definir|c'est quoi|qu'est ce que|qu'est ce qu'|critères diagnostiques|criteres de definition|physiopathologie|generalites
   |definition|what is|qué es|definicion|clinique|tableau clinique|symptomes|signes cliniques|symptoms|sintomas`,
  redFlags: `drapeaux rouges|drapeau rouge|signes de gravité|signe de gravite|critères de gravité|critere de gravite|gravité|signes d'alerte|signe d'alarme|signes d'alarme|gravissime
   |facteurs de gravité|red flags|red flag|warning signs|severity|banderas rojas|signos de alarma|gravedad|quand s'inquieter`,
  firstMinutes: `premières minutes|premiere minute|première heure|premiers gestes|premier geste|gestes d'urgence|immédiat|immediatement|conduite à tenir|cat|cat devant|que faire|quoi faire|conduite
   |prise en charge|pec|pec initiale|management|first minutes|what to do|how to manage|primeros minutos|qué hacer|manejo|gestion|conduite pratique|initial management`,
  examinations: `examens|examen complementaire|examens complémentaires|bilan|bilans|biologie|bio|imagerie|diagnostic|diagnostiquer|explorations|dosage|doser|quel examen|quels examens|+scanner|+radio
   |+ecg|+electrocardiogramme|+echographie|+troponine|paraclinique|diagnosis|workup|work up|tests|imaging|labs|investigations|diagnostico|pruebas|examenes|prelevements|interpretation`,
  treatment: `traitement|traitements|traiter|ttt|tt|trt|thérapeutique|medicaments|posologie|posologies|poso|dose|doses|dosages|combien de mg|combien de milligrammes|mg kg|prescription|ordonnance
   |+antidote|treatment|treat|therapy|dosing|dosage|how much|tratamiento|tratar|dosis|posologia|quel traitement|quelle dose|quel antibiotique|quels antibiotiques|+antibiotherapie`,
  orientation: `orientation|orienter|hospitalisation|hospitaliser|hospitalisé|retour à domicile|rad|sortie|où hospitaliser|réanimation quand|usc|usic|usinv|uhcd|transfert|criteres d'hospitalisation
   |quel service|avis spécialisé|destination|suivi|ambulatoire|disposition|admission|discharge|referral|follow up|ingreso|alta|derivacion|seguimiento|criteres de sortie`,
  pitfalls: `pièges|piège|piege|erreurs|erreur|à éviter|eviter|ne pas faire|contre indications|contre indication|ci|attention|pitfalls|pitfall|mistakes|avoid|contraindications
   |trampas|errores|evitar|diagnostics differentiels|diagnostic différentiel|faux negatifs`,
};

const POPULATION_PHRASES: Record<Exclude<Population, "all">, string> = {
  child: `gamin|gamine|gosse|fillette|garçonnet|bambin|enfant|enfants|pédiatrie|pediatrique|ped|nourrisson|nourrissons|bébé|ado|adolescent|child|children|paediatric|pediatric|infant|toddler|niño|niña|niños|lactante|pediatrico|pediatrica`,
  newborn: `nouveau né|nouveau nés|nouveaux nés|néonatal|neonatal|salle de naissance|newborn|neonate|recién nacido|neonato`,
  pregnant: `femme enceinte|enceinte|grossesse|grossesses|gravidique|parturiente|pregnant|pregnancy|embarazada|embarazo|t1 de grossesse`,
  adult: `adulte|adultes|adult|adults|adulto|adultos`,
};

interface Phrase<Value> {
  stems: string[];
  value: Value;
  /** Written with a plus: the words tell the section and may also name the subject. */
  kept: boolean;
}

function phrases<Value extends string>(table: Record<Value, string>): Phrase<Value>[] {
  const list: Phrase<Value>[] = [];
  for (const [value, text] of Object.entries(table) as [Value, string][])
    for (const phrase of text.split("|"))
      list.push({ stems: stems(phrase), value, kept: phrase.startsWith("+") });
  return list.sort((a, b) => b.stems.length - a.stems.length);
}

const SECTION_LIST = phrases(SECTION_PHRASES);
const POPULATION_LIST = phrases(POPULATION_PHRASES);

const nearest = new NearestWord(
  [...SECTION_LIST, ...POPULATION_LIST]
    .flatMap(({ stems, kept }) => (kept || stems.length > 1 ? [] : stems))
    .filter((s) => s.length >= 6),
);

/**
 * The asking word a misspelt one stands for ("traetment"), so that it is not taken for a subject.
 */
export function nearestAsking(stem: string): { to: readonly Term[]; slips: number } | null {
  const near = stem.length < 5 ? null : nearest.find(stem, stem.length >= 9 ? 2 : 1);
  return near && { to: [{ word: near.word, stem: near.word }], slips: near.slips };
}

export interface Intent {
  /** Asked sections in the order of the question. */
  sections: Section[];
  population: Exclude<Population, "all"> | null;
  /** Positions of the words that only express the intent; they name no subject. */
  spent: Set<number>;
}

/** Reads the intent of a question given as stems. */
export function readIntent(query: readonly string[]): Intent {
  const spent = new Set<number>();
  const found = new Map<Section, number>();
  for (const { position, length, value, kept } of occurrences(query, SECTION_LIST)) {
    found.set(value, Math.min(found.get(value) ?? position, position));
    if (kept) continue;
    for (let at = position; at < position + length; at++) spent.add(at);
  }
  let population: Intent["population"] = ageInYears(query);
  for (const { position, length, value } of occurrences(query, POPULATION_LIST)) {
    // A newborn is more precise than a child, a pregnant adult than an adult.
    if (population === null || population === "adult" || value === "newborn") population = value;
    for (let at = position; at < position + length; at++) spent.add(at);
  }
  const sections = [...found].sort((a, b) => a[1] - b[1]).map(([section]) => section);
  return { sections, population, spent };
}

/** The person a name is about, and its words without that person: "arrêt cardiaque de l'enfant". */
export function readPerson(name: readonly string[]): {
  person: Intent["population"];
  rest: string[];
} {
  let person: Intent["population"] = null;
  const spent = new Set<number>();
  for (const { position, length, value } of occurrences(name, POPULATION_LIST)) {
    person = person === "newborn" ? person : value;
    for (let at = position; at < position + length; at++) spent.add(at);
  }
  return { person, rest: name.filter((_, at) => !spent.has(at)) };
}

/** "3 ans" or "8 mois" names a child, "74 ans" an adult; nothing otherwise. */
function ageInYears(query: readonly string[]): "child" | "adult" | null {
  for (let at = 0; at + 1 < query.length; at++) {
    if (isChildWeight(query, at)) return "child";
    const value = Number(query[at]);
    const unit = query[at + 1] ?? "";
    if (!/^\d{1,3}$/.test(query[at] ?? "")) continue;
    if (["mois", "mes", "month", "months"].includes(unit) && query[at - 1] !== "depui") {
      if (value < 36 && !["x", "pendant", "a"].includes(query[at - 1] ?? "")) return "child";
    }
    if (["ans", "an", "ano", "year", "yo"].includes(unit) && query[at - 1] !== "depui")
      return value < 18 ? "child" : "adult";
  }
  return null;
}

/** "15 kg" weighs a child, unless it is a weight gained, lost or lifted. */
function isChildWeight(query: readonly string[], at: number): boolean {
  const value = Number(query[at]);
  if (!/^\d{1,2}$/.test(query[at] ?? "") || query[at + 1] !== "kg" || value < 2 || value > 35)
    return false;
  return !query.some((s) =>
    ["pris", "perdu", "perte", "plus", "moin", "gain", "lost", "jour", "adult"].includes(s),
  );
}

/** Non-overlapping occurrences of the phrases, the longest phrase winning. */
function* occurrences<Value>(query: readonly string[], list: readonly Phrase<Value>[]) {
  const taken = new Set<number>();
  for (const phrase of list) {
    const length = phrase.stems.length;
    for (let position = 0; position + length <= query.length; position++) {
      const fits = phrase.stems.every(
        (s, offset) => query[position + offset] === s && !taken.has(position + offset),
      );
      if (!fits) continue;
      for (let at = position; at < position + length; at++) taken.add(at);
      yield { position, length, value: phrase.value, kept: phrase.kept };
    }
  }
}
