// What points at another sheet or passage leads somewhere.
import { isGiven } from "../dose/schema.ts";
import { passagesOf, type Sheet, type SheetPassage } from "../sheet.ts";
import type { Finding } from "./finding.ts";

export function pointerFindings(sheets: readonly Sheet[]): Finding[] {
  const known = new Set(
    sheets.flatMap((sheet) => [
      sheet.id,
      ...passagesOf(sheet).map(({ passage }) => `${sheet.id}#${passage.id}`),
    ]),
  );
  return sheets.flatMap((sheet) => {
    const named = [
      ...(sheet.elsewhere ?? []).map(({ see }) => see),
      ...passagesOf(sheet).flatMap(({ passage }) => pointersOf(passage)),
    ];
    return [
      ...named
        .filter((see) => !known.has(see))
        .map((see) => ({
          check: "pointer",
          where: `${sheet.id} ${see}`,
          message: "leads nowhere",
        })),
      ...bareFindings(sheet),
    ];
  });
}

/** "(t10)": a reader of the one passage does not know what that is. The times t1 and t2 of the ILAE are words. */
const BARE = /\(([defrtop]\d{1,2})\)/gu;
const TIMES: ReadonlySet<string> = new Set(["t1", "t2"]);

function bareFindings(sheet: Sheet): Finding[] {
  const ids = new Set<string>(passagesOf(sheet).map(({ passage }) => passage.id));
  return passagesOf(sheet).flatMap(({ passage }) =>
    [...passage.text.matchAll(BARE)]
      .filter(
        ([, id = ""]) =>
          ids.has(id) && !(TIMES.has(id) && /\bILAE\b|seuil de traitement/u.test(passage.text)),
      )
      .map(([found]) => ({
        check: "pointer",
        where: `${sheet.id} ${passage.id}`,
        message: `${found} is no word: say what it is about`,
      })),
  );
}

function pointersOf(passage: SheetPassage): string[] {
  const slots = [passage.slots ?? {}, ...(passage.doses ?? []).filter(isGiven)].flatMap((holder) =>
    Object.values(holder),
  );
  const away = (passage.limits ?? []).filter((id) => id.includes("#"));
  return [
    ...away,
    ...slots.flatMap((slot: unknown) =>
      typeof slot === "object" && slot !== null && "see" in slot ? [String(slot.see)] : [],
    ),
  ];
}
