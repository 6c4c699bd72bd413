// Drugs of the database by their substances, salt apart: for what is held by drug and asked by
// substance.
import type { Composed } from "./drug-book.ts";
import { nameForms } from "./substance-names.ts";

/** One ingredient, written once or as it is put in and as it acts. */
const isAlone = ({ parts }: Composed): boolean =>
  new Set(parts.map(({ link, substance }) => link || substance)).size === 1;

export class DrugIndex {
  readonly #byCis = new Map<string, Composed>();
  readonly #byForm = new Map<string, Set<Composed>>();
  readonly #forms = new Map<string, readonly string[]>();

  constructor(drugs: readonly Composed[]) {
    for (const drug of drugs) {
      this.#byCis.set(drug.cis, drug);
      for (const { substance } of isAlone(drug) ? drug.parts : [])
        for (const form of this.formsOf(substance)) this.#put(form, drug);
    }
  }

  #put(form: string, drug: Composed): void {
    const known = this.#byForm.get(form);
    if (known) known.add(drug);
    else this.#byForm.set(form, new Set([drug]));
  }

  formsOf(substance: string): readonly string[] {
    const known = this.#forms.get(substance);
    if (known) return known;
    const forms = nameForms(substance);
    this.#forms.set(substance, forms);
    return forms;
  }

  drug(cis: string): Composed | null {
    return this.#byCis.get(cis) ?? null;
  }

  /** Drugs made of that substance alone. */
  alone(substance: string): Composed[] {
    return [
      ...new Set(this.formsOf(substance).flatMap((form) => [...(this.#byForm.get(form) ?? [])])),
    ];
  }

  /** ATC codes of a drug, or of its substances where the file gives the drug none. */
  atcOf(cis: readonly string[], substances: readonly string[]): string[] {
    const own = cis.flatMap((one) => this.drug(one)?.atc ?? []);
    const found =
      own.length > 0
        ? own
        : substances.flatMap((one) => this.alone(one).flatMap(({ atc }) => atc ?? []));
    return [...new Set(found)];
  }
}
