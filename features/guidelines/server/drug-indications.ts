// What a question asks of a drug: its dose in each indication, or nothing but its name.
import type { RecognisedEntity } from "#platform/ai/toolbox.ts";
import { drugWithoutIndication } from "../domain/indications.ts";
import { type LibraryIndex, nameStems } from "../domain/library-index.ts";
import type { Understood } from "../domain/understand.ts";
import { type Indication, indicationsOf } from "./indications.ts";
import type { Standing } from "./standing.ts";

/**
 * Drugs that are all a question names: one that no sheet uses is named like any other subject
 * without a sheet; of the others, the sheets that use them.
 */
export function drugsAlone(entities: readonly RecognisedEntity[], index: LibraryIndex) {
  const drugs = entities
    .filter(({ kind }) => kind === "drug")
    .slice(0, 2)
    .map((drug) => {
      const sheets = nameStems(drug.title).flatMap((stem) => [...(index.drugs.get(stem) ?? [])]);
      return { drug, sheets };
    });
  return {
    unused: drugs.filter(({ sheets }) => sheets.length === 0).map(({ drug }) => drug),
    users: drugs.flatMap(({ sheets }) => sheets).map((at) => index.sheets[at]?.id ?? ""),
  };
}

export function requestedIndications(
  standing: Standing,
  query: string,
  understood: Understood,
  entities: readonly RecognisedEntity[],
): Promise<Indication[]> {
  const named = entities.filter(({ kind }) => kind === "drug").map(({ id }) => id);
  const drug = drugWithoutIndication(query, understood, named, standing.edition.dosed);
  const { question, ranking } = understood;
  return drug ? indicationsOf(standing, drug, question, ranking.sheets) : Promise.resolve([]);
}
