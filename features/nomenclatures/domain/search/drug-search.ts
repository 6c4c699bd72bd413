// Drugs by brand, substance, CIS, CIP or ATC code.
import { fold } from "#platform/search/normalise.ts";
import type { Drug } from "../drug.ts";
import { bestOf, filled, type Pause, type Search } from "./search.ts";
import { DRUG_WORDINGS } from "./shipped-names.ts";
import { phrasesOf, wordings } from "./wordings.ts";

/** What is asked of a drug by a search; the rest of its sheet stays in the database. */
export interface ListedDrug extends Pick<Drug, "name" | "form" | "status" | "market" | "atc"> {
  cis: string;
  substances: string[];
  cips: string[];
}

const SHORT_FORMS = phrasesOf(DRUG_WORDINGS);
const WITHDRAWN = -0.15;
const UNSOLD = -0.05;

const biasOf = ({ status, market }: ListedDrug): number =>
  (/autorisation active/i.test(status) ? 0 : WITHDRAWN) +
  (/^commercialis/i.test(market) ? 0 : UNSOLD);

/** "1g" and "1 000 mg" are one strength. */
const strength = (text: string): string =>
  fold(text)
    .replace(/(\d)\s(?=\d{3}\b)/g, "$1")
    .replace(
      /(\d+(?:[.,]\d+)?)\s*(mg|g|ug|mcg|microgrammes?|ml|ui|%)(?![a-z])/g,
      (_, value, unit) =>
        unit === "g"
          ? `${String(Math.round(Number(String(value).replace(",", ".")) * 1_000))} mg`
          : `${value} ${String(unit).replace(/^(?:mcg|ug)$/, "microgrammes")}`,
    );

function byNumber(drugs: readonly ListedDrug[], typed: string): ListedDrug[] | null {
  const digits = typed.replace(/\s/g, "");
  if (/^\d{7,13}$/.test(digits))
    return drugs.filter(({ cis, cips }) => cis === digits || cips.includes(digits));
  return /^[A-Z]\d{2}[A-Z]{0,2}\d{0,2}$/.test(digits)
    ? drugs.filter(({ atc }) => atc?.startsWith(digits))
    : null;
}

export async function makeDrugSearch(drugs: readonly ListedDrug[], pause: Pause): Promise<Search> {
  const index = await filled(
    drugs.map((drug) => ({
      code: drug.cis,
      label: strength(drug.name),
      title: drug.name,
      names: [drug.substances.join(" ")],
      around: `${drug.substances.join(" ")} ${drug.form}`,
      bias: biasOf(drug),
    })),
    pause,
  );
  return (question, limit) => {
    const found = byNumber(drugs, question.trim().toUpperCase());
    if (found && found.length > 0)
      return found.slice(0, limit).map(({ cis, name }) => ({ code: cis, label: name, score: 1 }));
    return bestOf(index, wordings(strength(question), new Map(), SHORT_FORMS), limit);
  };
}
