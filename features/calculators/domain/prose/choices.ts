// Choices read from French questions: sex, parts of the Glasgow scale, lines of HEART, formulas, weights.

export interface Choice {
  value: string;
  from: number;
  to: number;
}

type Table = readonly (readonly [value: string, pattern: RegExp])[];

/** Distinct values found; one is an answer, several are a conflict. */
function among(folded: string, table: Table): Choice[] {
  const found = table.flatMap(([value, pattern]) =>
    [...folded.matchAll(new RegExp(pattern.source, "g"))].map((match) => ({
      value,
      from: match.index,
      to: match.index + match[0].length,
    })),
  );
  return found.filter((one, index) => found.findIndex(({ value }) => value === one.value) === index);
}

const SEX: Table = [
  [
    "female",
    /(?:\b(?:femme|madame|mme|patiente|feminin|dame|fille|sexe f)\b|\bf(?= ?,? ?\d{2,3} ?ans\b)|(?<=ans,? )f\b|une hypertendue|une diabetique)/,
  ],
  [
    "male",
    /(?:\b(?:homme|monsieur|mr|masculin|garcon|sexe m)\b|\bm\.(?= )|\b[hm](?= ?,? ?(?:de )?\d{2,3} ?ans\b)|(?<=ans,? )[hm]\b)/,
  ],
];

const EYES: Table = [
  [
    "4",
    /(?:ouverture (?:des yeux |oculaire )?(?:est )?spontanee|yeux (?:ouverts )?(?:spontanement|ouverts)|ouvre les yeux spontanement|ouverture des yeux :? ?spontanee)/,
  ],
  [
    "3",
    /(?:(?:ouverture (?:des yeux |oculaire )?|ouvre les yeux |yeux (?:ouverts )?)(?:est |:)* ?(?:a la (?:demande|voix|parole|commande)|a l'(?:appel|ordre)|au bruit|sur (?:ordre|demande)|a l'appel))/,
  ],
  [
    "2",
    /(?:(?:(?<!sans |aucune |pas d'|absence d')ouverture (?:des yeux |oculaire )?|ouvre les yeux |yeux (?:ouverts )?)(?:est |:|seulement )* ?a la (?:douleur|stimulation (?:douloureuse|nociceptive)))/,
  ],
  [
    "1",
    /(?:(?:aucune|absence d'|pas d'|sans) ?ouverture\b|ouverture (?:des yeux|oculaire) (?:est )?(?:nulle|absente)|n'ouvre pas les yeux|yeux fermes)/,
  ],
];
const VERBAL: Table = [
  ["T", /(?:\bintubee?\b|tracheotomi\w+|reponse verbale non (?:testable|evaluable)|verbale? (?:est )?non testable)/],
  [
    "5",
    /(?:reponse verbale (?:est )?(?:orientee|normale|adaptee)|(?:propos|discours) (?:orientes?|coherents?|adaptes?)|(?:parole|verbale?) (?:orientee|normale)|verbalement orientee?|(?<!des)\borientee?\b(?! a la douleur))/,
  ],
  [
    "4",
    /(?:reponse (?:verbale )?(?:est )?confuse|(?:propos|discours) confus|verbale? confuse|\bconfuse?\b|desorientee?)/,
  ],
  [
    "3",
    /(?:(?:mots|propos|paroles?|reponse(?: verbale)?)(?: est| sont)? (?:inappropriee?s?|incoherente?s?|inadaptee?s?)|verbale? inappropriee)/,
  ],
  [
    "2",
    /(?:(?:sons|propos|paroles?|mots|reponse(?: verbale)?)(?: est| sont)? incomprehensibles?|gemissements?|gemit|grognements?|verbale? incomprehensible)/,
  ],
  [
    "1",
    /(?:(?:aucune|absence de|pas de) (?:reponse )?verbale?|reponse verbale (?:est )?(?:nulle|absente)|aucun son|ne parle pas|mutique)/,
  ],
];
const MOTOR: Table = [
  [
    "6",
    /(?:obei\w+|repond aux ordres|(?:reponse motrice|motricite|motrice) (?:a la commande|sur ordre|aux ordres|volontaire|normale)|execute les ordres|mouvements? (?:sur|a la) (?:ordre|commande))/,
  ],
  ["5", /(?:localis\w+|orientee? a la douleur|(?:reponse motrice|motrice) orientee|mouvements? orientes?)/],
  ["4", /(?:evitement|retrait|(?:flexion|reponse) (?:non orientee|adaptee)|flexion normale|se retire)/],
  ["3", /(?:flexion (?:anormale|stereotypee)|decorti\w+|enroulement)/],
  ["2", /(?:\bextension\b|decerebr\w+)/],
  [
    "1",
    /(?:(?:aucune|absence de|pas de) (?:reponse )?motri\w+|reponse motrice (?:est )?(?:nulle|absente)|motrice (?:nulle|absente))/,
  ],
];
const LETTERS: Readonly<Record<string, RegExp>> = {
  eyes: /(?:\b[ey]|(?<=[a-z]\d|[a-z]t)[ey]) ?[:=]? ?([1-4])(?!\d)/,
  verbal: /(?:\bv|(?<=\d)v) ?[:=]? ?([1-5]|t|nt|i)(?![a-z0-9](?<!m))/,
  motor: /(?:\bm|(?<=[\dt])m) ?[:=]? ?([1-6])(?!\d)/,
};

const HISTORY: Table = [
  [
    "high",
    /(?:(?:tres|hautement|fortement|extremement) (?:suspecte?s?|evocatrice|evocateur|typique)|douleur typique|histoire typique|anamnese typique)/,
  ],
  ["moderate", /(?:(?:moderement|moyennement|assez) (?:suspecte?s?|evocatrice|evocateur))/],
  ["slight", /(?:(?:peu|faiblement|legerement|non|pas) (?:suspecte?s?|evocatrice|evocateur)|atypique)/],
];
const ECG: Table = [
  [
    "normal",
    /(?:ecg (?:est |strictement |: ?)*normal|ecg sans (?:anomalie|particularite)|trace normal|electrocardiogramme (?:est )?normal)/,
  ],
  [
    "nonspecific",
    /(?:(?:trouble|anomalie)s? (?:aspecifiques? |non specifiques? )?(?:de (?:la )?)?repolarisation|repolarisation (?:non specifique|aspecifique)|\bbbg\b|bloc de branche gauche|pacemaker|electro-?entraine|\bhvg\b|ondes? t (?:negatives?|inversees?|plates?)|non specifiques?|aspecifiques?)/,
  ],
  [
    "stDeviation",
    /(?:(?<!pas de |sans |ni )(?:sous|sus)[ -]?decalages?|(?<!pas de |sans )decalage (?:significatif )?(?:du (?:segment )?)?st\b|depression du st)/,
  ],
];

const FORMULA: Table = [
  ["bazett", /\bbazet+\b/],
  ["fridericia", /\bfrid[ei]r[ie]+cia\b/],
  ["framingham", /\bframing?ham\b/],
  ["hodges", /\bhod?ges\b/],
  ["rautaharju", /\brauta?harju\b/],
];
const WEIGHT: Table = [
  ["ideal", /(?:poids ideal|poids theorique|devine)/],
  ["adjusted", /poids ajuste/],
  ["actual", /poids (?:reel|actuel|total)/],
];

/** One part of the Glasgow scale: its letter ("V4") or its words. */
function part(folded: string, letter: RegExp, table: Table): Choice[] {
  const coded = letter.exec(folded);
  if (!coded) return among(folded, table);
  const said = (coded[1] ?? "").toUpperCase();
  const value = said === "NT" || said === "I" ? "T" : said;
  return [{ value, from: coded.index, to: coded.index + coded[0].length }];
}

function troponin(folded: string): Choice[] {
  const named = /\btropo\w*(?: (?:hs|us|ultrasensible|i|t))?/.exec(folded);
  if (!named) return [];
  const from = named.index;
  const clause = folded.slice(from, from + 90).split(/[;.](?= |$)|, (?!\d)/)[0] ?? "";
  const made = (value: string): Choice[] => [{ value, from, to: from + clause.length }];
  if (/(?:entre|de) ?(?:1|une) (?:et|a) (?:3|trois)/.test(clause)) return made("upToThree");
  const words: Record<string, number> = { deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, dix: 10 };
  const times =
    /(>|plus de |superieure a |<|moins de )? ?(\d+(?:[.,]\d+)?|deux|trois|quatre|cinq|six|dix) ?(?:x|n\b|fois)/.exec(
      clause,
    );
  if (times) {
    const count = words[times[2] ?? ""] ?? Number((times[2] ?? "").replace(",", "."));
    const more = /^(?:>|plus|superieure)/.test(times[1] ?? "");
    if (count > 3 || (count === 3 && more)) return made("overThree");
    if (more && count < 3) return [];
    return made(count > 1 ? "upToThree" : "normal");
  }
  if (
    /\b(?:normale?s?|negative?s?|indetectable|indosable|inferieure? (?:a la (?:limite|normale)|au seuil)|sous (?:la (?:limite|normale)|le seuil)|non elevee)\b/.test(
      clause,
    ) &&
    !/\banormale/.test(clause)
  )
    return made("normal");
  if (/doublee?\b/.test(clause)) return made("upToThree");
  return [];
}

const RISKS: readonly RegExp[] = [
  /\bhta\b|hypertendue?|hypertension/,
  /diabet\w*|\bdt[12]\b/,
  /tabac|tabagi\w*|fumeu\w*/,
  /dyslipid\w*|cholesterol\w*|hypercholesterol\w*/,
  /heredit\w*|antecedents? familia\w*|atcds? familia\w*/,
  /obes\w*/,
];
const ATHEROSCLEROSIS =
  /(?:coronarien\w*|coronaropathie|atherom\w*|atheroscler\w*|\bstent\w*|pontage|(?:antecedents?|atcds?) (?:de |d')?(?:infarctus|idm|avc|sca|aomi)|\baomi\b|angioplastie)/;
const COUNTS: Record<string, number> = { zero: 0, aucun: 0, un: 1, deux: 2, trois: 3, quatre: 4, cinq: 5 };

function riskFactors(folded: string, negated: (from: number, to: number) => boolean): Choice[] {
  const disease = ATHEROSCLEROSIS.exec(folded);
  if (disease && !negated(disease.index, disease.index + disease[0].length))
    return [{ value: "threeOrAtherosclerosis", from: disease.index, to: disease.index + disease[0].length }];
  const none = /(?:aucun|sans|pas de|zero|0) ?(?:facteurs?(?: de risque)?|fdr\w*)/.exec(folded);
  if (none) return [{ value: "none", from: none.index, to: none.index + none[0].length }];
  const counted = /\b(\d|un|deux|trois|quatre|cinq) ?(?:facteurs?|fdr\w*)/.exec(folded);
  const level = (count: number) => (count === 0 ? "none" : count < 3 ? "oneOrTwo" : "threeOrAtherosclerosis");
  if (counted) {
    const count = COUNTS[counted[1] ?? ""] ?? Number(counted[1]);
    return [{ value: level(count), from: counted.index, to: counted.index + counted[0].length }];
  }
  const found = RISKS.flatMap((risk) => {
    const match = risk.exec(folded);
    return match && !negated(match.index, match.index + match[0].length) ? [match] : [];
  });
  if (found.length === 0) return [];
  const from = Math.min(...found.map(({ index }) => index));
  return [
    { value: level(found.length), from, to: Math.max(...found.map(({ index, 0: said }) => index + said.length)) },
  ];
}

function chronicHealth(folded: string, negated: (from: number, to: number) => boolean): Choice[] {
  const none =
    /(?:(?:sans|aucune?|pas d'|pas de) ?(?:antecedents?|atcds?|comorbidites?|maladie chronique|insuffisance (?:d'organe )?chronique|defaillance chronique|pathologie chronique|terrain)|(?:sante anterieure|etat anterieur|terrain) (?:normale?|sans particularite)|(?:antecedents?|comorbidites?) ?: ?(?:aucun|neant|0|non))/.exec(
      folded,
    );
  const made = (value: string, match: RegExpExecArray): Choice[] => [
    { value, from: match.index, to: match.index + match[0].length },
  ];
  const ill =
    /(?:cirrho\w+|immunodepri\w*|immunosuppri\w*|dialys\w+ chronique|hemodialys\w+|nyha (?:iv|4)|(?:insuffisance respiratoire|bpco)(?: chronique)? (?:severe|grave)|oxygeno-?dependant\w*|insuffisance (?:d'organe|hepatique|respiratoire|cardiaque) (?:chronique|grave|severe)|maladie chronique grave|\bsida\b)/.exec(
      folded,
    );
  if (ill && !negated(ill.index, ill.index + ill[0].length)) {
    if (
      /(?:chirurgie|operee?|post-?op\w*)[^,;.]{0,24}(?:programmee?|reglee?|froid|elective)|(?:programmee?|reglee) [^,;.]{0,12}chirurgie/.test(
        folded,
      )
    )
      return made("electiveSurgery", ill);
    if (
      /(?:non operee?|pas operee?|sans chirurgie|medical\w*|chirurgie (?:en )?urgen\w+|opere\w* en urgence|chirurgie urgente)/.test(
        folded,
      )
    )
      return made("medicalOrEmergencySurgery", ill);
    return [];
  }
  return none ? made("none", none) : [];
}

/** Values found for a choice input; several = it was said in two ways. */
export function readChoice(name: string, folded: string, negated: (from: number, to: number) => boolean): Choice[] {
  const tables: Record<string, Table> = { sex: SEX, history: HISTORY, formula: FORMULA, weightBasis: WEIGHT };
  const table = tables[name];
  if (table) return among(folded, table);
  if (name === "ecg") {
    const found = among(folded, ECG);
    return found.some(({ value }) => value === "stDeviation")
      ? found.filter(({ value }) => value === "stDeviation")
      : found;
  }
  if (name === "troponin") return troponin(folded);
  if (name === "riskFactors") return riskFactors(folded, negated);
  if (name === "chronicHealth") return chronicHealth(folded, negated);
  const letter = LETTERS[name];
  if (!letter) return [];
  const words: Record<string, Table> = { eyes: EYES, verbal: VERBAL, motor: MOTOR };
  const found = part(folded, letter, words[name] ?? []);
  // An intubated person has no verbal response, whatever the words around.
  const intubated = found.find(({ value }) => value === "T");
  return intubated ? [intubated] : found;
}
