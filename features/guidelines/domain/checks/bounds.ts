// A threshold written > here and ≥ there: a person at the value itself is told two things.
import { fold } from "#platform/search/normalise.ts";
import { passagesOf, type Sheet, type SheetPassage } from "../sheet.ts";
import type { Finding } from "./finding.ts";

const NAME =
  "kaliémie|natrémie|glycémie|calcémie|lactate|créatinine|clairance|ClCr|DFG|INR|PAS|PAD|PAM|SpO₂|PaO₂|PaCO₂|pH|FEVG|Glasgow|NIHSS|plaquettes|hémoglobine|fibrinogène|bicarbonates|cétonémie|CRP|troponine|D-dimères|température|fréquence cardiaque|fréquence respiratoire";
const BOUND = new RegExp(
  `(?<name>${NAME})[\\s\\u00a0]+(?<sign>[<>≤≥])[\\s\\u00a0]*(?<value>\\d+(?:,\\d+)?)(?:[\\s\\u00a0]*(?<unit>[\\p{L}µ%/°]+(?:/[\\p{L}²]+)?))?`,
  "giu",
);

/**
 * Within a sheet, texts and rows alike, the two signs of one side for the same parameter, value
 * and unit.
 */
export const boundFindings = (sheets: readonly Sheet[]): Finding[] =>
  sheets.flatMap((sheet) => {
    const said = passagesOf(sheet).flatMap(({ passage }) =>
      statements(passage)
        .flatMap((text) => [...text.matchAll(BOUND)])
        .map(({ groups }) => ({
          id: passage.id,
          key: `${fold(groups?.name ?? "")} ${groups?.value} ${groups?.unit ?? ""}`.trim(),
          sign: groups?.sign ?? "",
        })),
    );
    return [...Map.groupBy(said, ({ key }) => key)].flatMap(([key, uses]) =>
      (
        [
          [">", "≥"],
          ["<", "≤"],
        ] as const
      )
        .filter((pair) => pair.every((sign) => uses.some((use) => use.sign === sign)))
        .map(([strict, loose]) => ({
          check: "bound",
          where: `${sheet.id} ${key}`,
          message: `is written ${strict} in ${list(uses, strict)} and ${loose} in ${list(uses, loose)}`,
        })),
    );
  });

/** What a passage says in words: its text, its slots, and the fields of its rows. */
const statements = ({ text, slots, doses = [] }: SheetPassage): string[] => [
  text,
  ...[...(slots ? [slots] : []), ...doses].flatMap((holder) =>
    Object.values(holder).filter((value: unknown) => typeof value === "string"),
  ),
];

const list = (uses: readonly { id: string; sign: string }[], sign: string) =>
  [...new Set(uses.filter((use) => use.sign === sign).map(({ id }) => id))].join(", ");
