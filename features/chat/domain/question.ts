// What can be read in a question without knowing the library: its language, the several questions it
// may hold, and the words that point at one statement.

import { words } from "#platform/search/normalise.ts";

export type QuestionLanguage = "fr" | "en" | "es";

const set = (words: string) => new Set(words.trim().split(/\s+/u));

// Words that tell one language from the other two; those they share ("de", "que", "la") are left
// out.
const MARKERS: Record<QuestionLanguage, ReadonlySet<string>> = {
  fr: set(`le les des du et est une un quel quelle quels quelles comment chez pour avec dans sur faut faire il elle pas plus conduite tenir prise
    charge traitement dose posologie enfant grossesse quand sont aux au devant ou enceinte femme homme ans mois aigu aigue crise choc`),
  en: set(`the of is are what which how when should for with and or in on treatment management dose child children pregnant woman man year old
    to do i my patient his her does red flags first line failure arrest attack acute chest stroke`),
  es: set(`el los las del y es un una cual cuales como cuando para con sobre tratamiento manejo dosis nino nina ninos embarazada mujer hombre
    anos hay que debe hacer paciente agudo aguda crisis signos urgencias`),
};

/**
 * The language a question is written in; `fallback` (the person's own) when its words do not tell.
 */
export function detectLanguage(text: string, fallback: QuestionLanguage): QuestionLanguage {
  const spoken = words(text);
  const hits = (language: QuestionLanguage) =>
    spoken.filter((word) => MARKERS[language].has(word)).length +
    (language === "en" && /[éèêëàâîôûùçœ]/iu.test(text) ? -1 : 0) +
    (language === "es" && /[¿¡ñ]/iu.test(text) ? 2 : 0) +
    (language === "fr" && /[çœêèàù]|\b[ldqnsj]['’]/iu.test(text) ? 1 : 0);
  const ranked = (["fr", "en", "es"] as const)
    .map((language) => ({ language, score: hits(language) }))
    .sort((a, b) => b.score - a.score);
  const [first, second] = ranked;
  return first && second && first.score > second.score ? first.language : fallback;
}

// Words that ask without naming a subject. What is left of a question once they are gone is its
// subject.
const ASKING = set(`
  le la les l un une des du de d et ou au aux a en dans sur sous pour par avec sans chez c ce cet cette ces il elle on je tu vous nous qu que qui quoi quel quelle
  quels quelles est sont etre ai as avez faut faire fait fais doit dois dit dire comment combien quand pourquoi si ne pas plus mais alors sinon donc son sa ses mon ma mes
  peut peux puis possible pendant durant depuis devant donner donne utiliser propose proposer existe svp merci stp bonjour sa s t m j n y quid idem
  dose doses posologie posologies traitement traitements traiter conduite tenir cat pec prise charge premiere premieres minutes minute gestes urgence
  antidote antidotes signe signes alarme gravite critere criteres drapeaux rouges definition examen examens bilan biologie imagerie diagnostic orientation hospitalisation piege pieges erreurs
  source sources intravenous maximale maximum max debit voie rythme duree delai adulte adultes enfant enfants nourrisson nourrissons nouveau ne bebe bebes femme enceinte
  grossesse pediatrie pediatrique patient patiente patients ans an mois jours kg kilo kilos homme age agee sujet
  prend prends pese pesant medicament medicaments deuxieme seconde troisieme drug drugs second third takes taking weighs farmaco farmacos linea segunda tercera toma pesa
  the of is are what which how when should for with and or in on to do does i my it its this that about dose dosing dosage treatment treat management manage child children
  infant newborn baby pregnant pregnancy adult adults during woman man year years old red flags first line give use route rate patient
  el los las del y es una cual cuales como cuando para con sobre dosis tratamiento tratar manejo nino nina ninos lactante recien nacido embarazada embarazo adulto adultos
  mujer hombre durante anos que hay debe hacer dar via ritmo paciente signos alarma criterios`);

/**
 * Words that name something: what the question is about, and the details that point at one
 * statement.
 */
export function subjectWords(question: string): string[] {
  return [...new Set(words(question))].filter(
    (word) => !ASKING.has(word) && !/^\d+$/u.test(word) && word.length > 1,
  );
}

/**
 * The questions a message may hold: sentences, and the parts joined by "et", "and", "y" or "/". At
 * most six, so that a pasted report does not become a hundred searches.
 */
export function clauses(question: string): string[] {
  const parts = question
    .split(
      /[?;\n]+|(?<=\p{L}{3})\.\s|\s(?:et|and|y|ainsi que|as well as|puis|versus|vs)\s|\s[/+&]\s/giu,
    )
    .map((part) => part.trim())
    .filter((part) => subjectWords(part).length > 0);
  return parts.length > 1 ? parts.slice(0, 6) : [question.trim()];
}

/** "Quel Glasgow pour intuber", "from which GCS": the value that decides, not a score to compute. */
export const asksFromWhich = (question: string): boolean =>
  /(?:^| )(?:a partir de quel(?:le)?|from which|desde que|quel(?:le)? \w+(?: \w+)? pour \w+(?:er|ir))(?: |$)/u.test(
    words(question).join(" "),
  );
