import { expect, test } from "vitest";
import { isGiven } from "../domain/dose/schema.ts";
import { NOT_APPLICABLE, NOT_TREATED, SEE_ROWS } from "../domain/dose/slots.ts";
import { passagesOf } from "../domain/sheet.ts";
import { parseSheet, readContent } from "./content.ts";

// What forbids a drug in one sheet is missing from the row of another: the fault that four draws
// found most often. A row says it itself, through the slots of its passage, or stands here with
// the reason why its twin's does not hold for it.
const EXEMPT: Readonly<Record<string, string>> = {
  "acidocetose-diabetique#t5 bicarbonate de sodium": "its twins treat a kidney or a poison",
  "choc-septique#t4 hydrocortisone": "its twin says that nothing forbids it",
  "choc-septique#t5 hydrocortisone": "the same",
  "pneumonie-aigue-communautaire#t7 hydrocortisone": "the same",
  "arret-cardiorespiratoire-adulte#t7 insuline rapide": "given for a high potassium",
  "hyperkaliemie#f3 insuline rapide": "the same",
  "hyperkaliemie#f5 insuline rapide": "the same",
  "hemorragie-cerebrale-et-sous-arachnoidienne#t7 nimodipine":
    "its twin is about what is swallowed with it; the label of the infusion did not open",
  "polytraumatise#t3 chlorure de sodium hypertonique": "its twin's slot speaks of mannitol",
};

const UNSAID: readonly unknown[] = [undefined, NOT_TREATED, NOT_APPLICABLE, SEE_ROWS];
const said = (slot: unknown) => !UNSAID.includes(slot);

const { files } = await readContent();
const rows = files.flatMap(({ name, text }) => {
  const sheet = parseSheet(name, text);
  return passagesOf(sheet).flatMap(({ passage }) =>
    (passage.doses ?? []).filter(isGiven).map((dose) => ({
      drug: dose.drug,
      where: `${sheet.id}#${passage.id} ${dose.drug}`,
      forbids: said(dose.contraindication) || said(passage.slots?.contraindication),
    })),
  );
});

test("a drug that one sheet forbids to somebody is not given bare in another", () => {
  const forbidden = new Set(rows.filter(({ forbids }) => forbids).map(({ drug }) => drug));
  const bare = rows.filter(({ drug, forbids }) => !forbids && forbidden.has(drug));
  expect(bare.map(({ where }) => where).filter((where) => !(where in EXEMPT))).toEqual([]);
  expect(Object.keys(EXEMPT).filter((key) => !bare.some(({ where }) => where === key))).toEqual([]);
});
