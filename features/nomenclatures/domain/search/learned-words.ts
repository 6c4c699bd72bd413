// Learned words taken apart: "lombalgie" is a pain of the loins, "néphropathie" a disease of the
// kidney. The parts are those of the medical language, not of a table: what is said so finds labels
// that say it plainly.

const STEMS = `
nephr rein|cardi coeur|myocard myocarde|pericard pericarde|endocard endocarde|hepat foie|gastr estomac
enter intestin|col colon|encephal cerveau|mening meninge|myel moelle|oste os|arthr articulation
chondr cartilage|my muscle|neur nerf|radicul racine nerveuse|angi vaisseau|phleb veine|arteri artere
aort aorte|pneum poumon|pneumon poumon|bronch bronche|trache trachee|pleur plevre|laryng larynx
pharyng pharynx|rhin nez|ot oreille|ophtalm oeil|kerat cornee|retin retine|blephar paupiere
dacry larme|stomat bouche|gloss langue|gingiv gencive|odont dent|cheil levre|sial salive
oesophag oesophage|duoden duodenum|proct rectum|rect rectum|splen rate|cholecyst vesicule biliaire
cholangi voie biliaire|pancreat pancreas|cyst vessie|ureter uretere|urethr uretre|pyel bassinet
orch testicule|orchi testicule|epididym epididyme|prostat prostate|balan gland|hyster uterus
metr uterus|endometr uterus|salping trompe|oophor ovaire|ovar ovaire|colp vagin|vulv vulve
mast sein|mamm sein|dermat peau|onych ongle|trich cheveu|lymphaden ganglion|aden ganglion
thyr thyroide|thyroid thyroide|spondyl vertebre|lomb lombaire|cervic cou|dors dos|gon genou|cox hanche
tendin tendon|fasci aponevrose|capsul capsule|amygdal amygdale|appendic appendice|cephal tete
hem sang|periton peritoine|uret uretre|vagin vagin|talus talon|rachi rachis|thorac thorax|pub pubis
coccyg coccyx|scapul epaule|brachi bras|crur cuisse|mandibul mandibule|maxill maxillaire`;

const ENDINGS: readonly [string, string][] = [
  ["odynies?", "douleur"],
  ["algies?", "douleur"],
  ["pathies?", "maladie"],
  ["o?rr?agies?", "hemorragie"],
  ["o?lithiases?", "calcul"],
  ["o?megalies?", "augmentation volume"],
  ["o?plegies?", "paralysie"],
  ["o?ptoses?", "prolapsus"],
  ["ectasies?", "dilatation"],
  ["o?malacies?", "ramollissement"],
  ["o?scleroses?", "sclerose"],
  ["o?stenoses?", "stenose"],
  ["o?spasmes?", "spasme"],
  ["o?celes?", "hernie"],
  ["omes?", "tumeur"],
  ["ites?", "inflammation"],
];

const ORGANS = new Map<string, string>();
for (const pair of STEMS.trim().split(/[|\n]/)) {
  const [stem = "", ...organ] = pair.split(" ");
  ORGANS.set(stem, organ.join(" "));
}

const PATTERNS = ENDINGS.map(
  ([ending, says]) => [new RegExp(`^([a-z]{2,}?)o?${ending}$`), says] as const,
);

function plain(word: string): string | null {
  for (const [pattern, says] of PATTERNS) {
    const organ = ORGANS.get(pattern.exec(word)?.[1] ?? "");
    if (organ !== undefined) return `${says} ${organ}`;
  }
  return null;
}

/** The same words with the learned ones taken apart; null when there is none. Folded words. */
export function inPlainWords(words: readonly string[]): string | null {
  const said = words.map((word) => plain(word) ?? word);
  return said.some((word, at) => word !== words[at]) ? said.join(" ") : null;
}
