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
    return named
      .filter((see) => !known.has(see))
      .map((see) => ({ check: "pointer", where: `${sheet.id} ${see}`, message: "leads nowhere" }));
  });
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
