// French numbers in words, beside a unit only: "soixante-dix ans" is 70 ans, while "un seul critère" keeps its word.

const WORDS: Readonly<Record<string, number>> = {
  zéro: 0,
  zero: 0,
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  treize: 13,
  quatorze: 14,
  quinze: 15,
  seize: 16,
  vingt: 20,
  vingts: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  septante: 70,
  huitante: 80,
  octante: 80,
  nonante: 90,
  cent: 100,
  cents: 100,
};

const WORD = Object.keys(WORDS)
  .sort((a, b) => b.length - a.length)
  .join("|");
const SPELLED = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${WORD})(?:[ -](?:et[ -])?(?:${WORD}))*(?: virgule (?:${WORD})(?:[ -](?:${WORD}))*)?(?=\s+(?:ans|kilos?|kilogrammes?|kg|centim|cm|mètres?|micro|milli|µmol|umol|mmol|mg|grammes?|battements|cycles|pour cent|%|par minute|degrés))`,
  "giu",
);

/** 4 × 20 + 10, 100 + 20… as French counts; null when the words are no number. */
function count(spelled: string): number | null {
  let total = 0;
  for (const word of spelled.toLowerCase().split(/[ -]/)) {
    if (word === "et") continue;
    const value = WORDS[word];
    if (value === undefined) return null;
    const multiplies = (value === 20 && total === 4) || (value === 100 && total > 0 && total < 10);
    total = multiplies ? total * value : total + value;
  }
  return total;
}

/** The text with its spelled numbers in figures. */
export function inFigures(text: string): string {
  return text.replace(SPELLED, (spelled) => {
    const [whole = "", decimals] = spelled.split(/ virgule /i);
    const value = count(whole);
    const after = decimals === undefined ? null : count(decimals);
    if (value === null || (decimals !== undefined && after === null)) return spelled;
    return after === null ? String(value) : `${value},${after}`;
  });
}
