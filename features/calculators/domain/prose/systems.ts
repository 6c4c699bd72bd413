// A whole system said normal ("foie et cœur RAS", "rien aux jambes", "liver fine"): what a criterion
// asks of that system is absent.
import type { System } from "../reading.ts";
import type { Said } from "./said.ts";

const NAMES: Readonly<Record<System, string>> = {
  legs: "jambes?|mollets?|membres? inferieurs?|legs?|calf|calves|lower limbs?|piernas?|pantorrillas?|gemelos?|miembros? inferior(?:es)?",
  heart: "coeur|cardio|heart|corazon",
  liver:
    "foie|(?:bilan|fonction) hepatique|liver|hepatic|lfts?|higado|(?:perfil|funcion) hepatic[oa]",
  lungs: "poumons?|lungs?|pulmon(?:es)?",
  kidneys:
    "reins?|(?:bilan|fonction) renale?|creat[a-z]*|kidneys?|(?<!(?:greffee?|transplantee?|insuffisante?) )renal|rinon(?:es)?|funcion renal",
  brain: "cerveau|brain|cerebro",
  skull: "crane|scalp|skull|craneo|cuero cabelludo",
  pressure: "ta|pa|tension|pression arterielle|bp|blood pressure|presion arterial",
};
const ANY = Object.values(NAMES).join("|");
const ONE = `(?:(?:examen|palpation|exploracion) (?:du |de la |des |de l'|del )|le |la |les |l'|the |el |los |las |his |her |son |sa |ses )?(?:${ANY})(?: function| arterielle?| arterial)?`;
const LIST = `${ONE}(?:(?:,| et| and| y| e|/|,? ni) ?${ONE})*`;
const NORMAL =
  "(?:normale?s?|normaux|ras|ok|sp|sans (?:particularite|anomalie|probleme|souci|histoire|atteinte)s?|indemnes?|impeccables?|nickel|fine|clear|unremarkable|good|bien|san[oa]s?|sains?|saines?|sin alteraciones|sin hallazgos)";
const LINK = "(?: ?: ?| (?:est |sont |is |are |es |son |esta |estan |bien )?)";
const DENIED =
  "(?:pas d'|pas de |aucune? |sans |no |without |denies |ni |sin |ningun[a]? |niega )(?:known |connue? |chronic |past |previous )?";
const DISEASE =
  "(?:maladies?|problemes?|pathologies?|atteintes?|soucis?|antecedents?|atcds?|diseases?|problems?|conditions?|enfermedad(?:es)?|problemas?|patologias?)(?: chroniques?| cronicas?)?";
const OF =
  "(?:au |aux |du |de la |de l'|des |de |of (?:the )?|in (?:the )?|with (?:the )?|del |en el |en los )";
const ADJECTIVES: Readonly<Partial<Record<System, string>>> = {
  brain: "cerebro-?vasculaires?|cerebrales?|neuro-?vasculaires?|cerebrovascular(?:es)?",
  heart: "cardiaques?|cardiac[oa]?s?",
  liver: "hepatiques?|hepatic[oa]?s?",
  lungs: "pulmonaires?|respiratoires?|pulmonary|pulmonar(?:es)?|respiratory|respiratori[oa]s?",
  kidneys: "renales?|renaux|renal(?:es)?",
};
const OF_SYSTEM = `(?:${ANY}|${Object.values(ADJECTIVES).join("|")})`;
const INNER = [
  NAMES.heart,
  NAMES.liver,
  NAMES.lungs,
  "reins?|kidneys?|rinon(?:es)?",
  NAMES.brain,
].join("|");
const MORE = `(?:(?:,| et| ou| and| or| y| o|/)? ?(?:ni |nor |or |o )?(?:${DISEASE} )?(?:${OF})?${OF_SYSTEM})*`;
const WHOLE: readonly RegExp[] = [
  `(?<![a-z])${LIST}${LINK}${NORMAL}(?![a-z])`,
  `(?<![a-z])normal ${LIST}(?![a-z])`,
  `(?<![a-z])(?:rien|nothing|nada)(?: de particulier| a signaler| special)? (?:aux?|a l'examen (?:du|de la|de l'|des)|a|sur|du cote (?:du|de|des)|in|on|with|wrong with|en|de) ${LIST}(?![a-z])`,
  `(?<![a-z])(?:no|sin) (?:${ANY}) (?:signs?|symptoms?|findings?)(?![a-z])`,
  `(?<![a-z])(?:pas de|aucun|sans|sin|no|ningun) (?:signes?|symptomes?|signs?|symptoms?|signos?|sintomas?) (?:aux?|a|des?|in|on|of|en|de) ${LIST}(?![a-z])`,
  // "Pas de maladie du foie ni du cœur", "no liver or heart disease".
  `(?<![a-z])${DENIED}${DISEASE} (?:${OF})?${OF_SYSTEM}${MORE}(?![a-z])`,
  `(?<![a-z])${DENIED}${OF_SYSTEM}${MORE} ${DISEASE}(?![a-z])`,
  // "Pas de cancer, foie, rein, AVC": an organ alone in a list of what is denied.
  `(?<![a-z])(?:pas de|pas d'|aucune?|sans|no|without|sin) [^.;:()\\d]{2,60}?, ?(?:${OF})?(?:${ANY})(?:(?:, ?| et | ou | ni | or | y | o |/)(?:${OF})?(?:${ANY}))*(?=\\s*(?:[,;.)]|$|et |ni |ou |or |y |o ))`,
  // "Ni foie, ni cœur, ni rein": what a list of diseases denies is the disease of the organ.
  `(?<![a-z])ni (?:${OF})?${OF_SYSTEM}(?:,? ni (?:${OF})?${OF_SYSTEM})+(?![a-z])`,
  // "Pas de cœur ni cerveau", "sans poumon", "pas de rein, pas de foie".
  `(?<![a-z])(?:pas de|ni|sans|aucune? (?:maladie|atteinte) (?:de|du)) (?:${INNER})(?:(?:, ?| ni | et | ou | ni de |, pas de )(?:${INNER}))*(?=\\s*(?:[,;.)]|$| ni | et | ou ))`,
].map((one) => new RegExp(one, "g"));

const OF_EACH = Object.fromEntries(
  (Object.keys(NAMES) as System[]).map((system) => [
    system,
    new RegExp(
      `(?<![a-z])(?:${[NAMES[system], ADJECTIVES[system]].filter(Boolean).join("|")})(?![a-z])`,
    ),
  ]),
) as Record<System, RegExp>;

/** Each system said normal, with its place. */
export function normalSystems(folded: string): readonly Said<System>[] {
  return WHOLE.flatMap((pattern) =>
    [...folded.matchAll(pattern)].flatMap((match) =>
      (Object.keys(NAMES) as System[])
        .filter((system) => OF_EACH[system].test(match[0]))
        .map((value) => ({ value, from: match.index, to: match.index + match[0].length })),
    ),
  );
}
