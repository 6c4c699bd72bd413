// The words by which a sentence of a given text is placed in a section, in the three languages,
// without accents.
import type { Section } from "./sections.ts";

const cue = (words: string) => new RegExp(`(?<![a-z])(?:${words})`, "gu");

/** What a heading announces. The first that fits wins. */
export const HEADINGS: readonly (readonly [Section, RegExp])[] = [
  [
    "takeaways",
    cue(
      "a retenir|points? a retenir|en resume|resume|synthese|conclusion|en pratique|messages? cles?|take[- ]?home|summary|key message|para recordar|resumen|mensajes? clave",
    ),
  ],
  [
    "warnings",
    cue(
      "pieges?|attention|mise en garde|precautions?|contre[- ]indications?|effets? indesirables?|complications?|surveillance|warnings?|cautions?|pitfalls?|contraindications?|adverse|side effects?|advertencias?|precauciones|contraindicaciones|efectos adversos|complicaciones",
    ),
  ],
  [
    "treatment",
    cue(
      "traitements?|prise en charge|therapeutiques?|posologies?|conduite a tenir|treatments?|management|therapy|dosage|tratamientos?|manejo|posologia",
    ),
  ],
  [
    "diagnosis",
    cue(
      "diagnosti[ck]\\w*|diagnosis|examens?|bilan|imagerie|explorations?|paraclinique|investigations?|work[- ]?up|pruebas|exploracion",
    ),
  ],
  [
    "symptoms",
    cue(
      "symptom\\w*|signes?|clinique|semiologie|presentation|tableau|signs?|clinical|sintomas?|signos?|clinica|manifestaciones",
    ),
  ],
  ["definitions", cue("definitions?|generalites|introduction|definicion\\w*|concepto")],
  [
    "keyPoints",
    cue(
      "points? cles?|essentiel|epidemiologie|physiopathologie|etiologies?|causes?|facteurs? de risque|key points?|essentials?|epidemiology|aetiology|etiology|risk factors?|puntos? clave|epidemiologia|etiologia|factores de riesgo",
    ),
  ],
];

/**
 * What a sentence says. Counted: the section with most cues takes it; at equality the first of this
 * list.
 */
export const CUES: readonly (readonly [Section, RegExp])[] = [
  [
    "takeaways",
    cue(
      "a retenir|en resume|au total|en pratique|in summary|in practice|remember that|to remember|en resumen|en la practica|recordar que",
    ),
  ],
  [
    "warnings",
    cue(
      "attention|contre[- ]indiqu\\w*|contre[- ]indication\\w*|ne (?:pas|jamais)|ne doit pas|n'est pas recommande\\w*|jamais|eviter|pieges?|danger\\w*|effets? indesirables?|risques? (?:de|d')|surdosage|contraindicat\\w*|avoid|do not|must not|never|caution|pitfalls?|side effects?|adverse|contraindicad\\w*|evitar|nunca|no (?:se )?debe\\w*|riesgos? de|efectos? adversos?",
    ),
  ],
  [
    "treatment",
    cue(
      "traitements?|trait[ee]\\w*|prise en charge|posologi\\w*|administr\\w*|prescri\\w*|injection|perfusion|antibiothe\\w*|antibioti\\w*|chirurgi\\w*|voie (?:orale|iv|intraveineuse)|premiere intention|treat\\w*|therap\\w*|administered|first[- ]line|infusion|surg\\w+|tratamiento\\w*|tratar|dosis|via oral|cirugia",
    ),
  ],
  [
    "diagnosis",
    cue(
      "diagnosti\\w*|diagnosis|examens? (?:complementaires?|biologiques?)|bilan|imagerie|scanner|irm|tdm|ecg|electrocardiogramme|echographi\\w*|radiograph\\w*|dosage|biologi\\w*|ponction|criteres?|score|imaging|ct scan|mri|ultrasound|blood tests?|criteria|pruebas?|analitica|ecografia|radiografia|criterios",
    ),
  ],
  [
    "symptoms",
    cue(
      "symptom\\w*|signes?|se manifeste\\w*|se presente|tableau|fievre|douleurs?|dyspnee|toux|cephalees?|vomissements?|nausees?|asthenie|oedemes?|presents? with|signs?|fever|pain|dyspnoea|cough|headache|vomiting|sintomas?|signos?|se manifiesta|fiebre|dolor|disnea|tos",
    ),
  ],
  [
    "definitions",
    cue(
      "se definit|est definie?|defini\\w* (?:par|comme)|designe|correspond a|on appelle|est une? |sont des |is defined|defined as|refers to|is an? |se define|es una? |consiste en|corresponde a",
    ),
  ],
  [
    "keyPoints",
    cue(
      "important\\w*|essentiel\\w*|principal\\w*|frequent\\w*|frequence|prevalence|incidence|mortalite|causes?|due? a|facteurs? de risque|physiopatholog\\w*|terrain|pronostic|urgence|prevention|main|common|caused by|risk factors?|mortality|emergency|importante\\w*|frecuente\\w*|causas?|factores de riesgo|mortalidad|urgencia",
    ),
  ],
];
