// An analysis as plain text, in the order of the screen: what it was asked of, what was found, what
// was not verified, and the sources with their days.
import type { TFunction } from "i18next";
import type { Analysed } from "./prescription.ts";

type T = TFunction<"medications">;
type Patient = Analysed["analysis"]["patient"];

const levelLines = ({ analysis }: Analysed, t: T): string[] =>
  analysis.interactions.flatMap(({ a, b, level, details }) => [
    t("prescription.line", { label: t(`level.${level}`), value: `${a} + ${b}` }),
    ...details.flatMap(({ mechanism, detail }) =>
      [mechanism, detail].filter(Boolean).map((line) => `  ${line.replace(/\s+/g, " ")}`),
    ),
  ]);

function whereOf(source: Patient["drugs"][number]["sources"][number] | undefined, place: string) {
  if (!source) return "";
  return source.kind === "library"
    ? `${source.title}`
    : `RCP ${place}, ${source.name}, ${source.updated ?? ""}`;
}

const patientLines = ({ allergies, kidney, drugs }: Patient, t: T): string[] => [
  ...allergies.found.map(
    ({ drug, allergy, by, shared }) => `${drug} ${t(`patient.allergy.${by}`, { allergy, shared })}`,
  ),
  ...allergies.unverified.map((allergy) => t("patient.allergy.unverified", { allergy })),
  ...(kidney?.values ?? []).map(
    ({ calculator, value, unit }) =>
      `${t(`patient.by.${calculator as "given"}`)} ${Math.round(value)} ${unit}`,
  ),
  ...drugs.flatMap(({ drug, told, sources }) =>
    told.flatMap(({ subject, lines }) => [
      t("prescription.line", {
        label: `${drug}, ${t(`patient.subject.${subject}`)}`,
        value: lines.length === 0 ? t("sheet.unknown") : "",
      }),
      ...lines.map(
        ({ text, place, source, holds }) =>
          `  ${holds ? `${t("patient.holds")} ` : ""}${text} [${whereOf(sources[source], place)}]`,
      ),
    ]),
  ),
];

export function analysisText(analysed: Analysed, t: T): string {
  const { analysis, drugs } = analysed;
  const { source, interactions, duplicates, unverified, patient } = analysis;
  const said = { edition: source.edition, count: source.pairs };
  return [
    ...drugs.map((drug, at) => `${at + 1}. ${drug}`),
    "",
    interactions.length === 0
      ? t("prescription.none", said)
      : t("prescription.found", { count: interactions.length }),
    ...levelLines(analysed, t),
    ...duplicates.map((one) => t("prescription.duplicate", { ...one })),
    ...patientLines(patient, t),
    ...[...new Set(unverified)].map((value) =>
      t("prescription.line", { label: t("prescription.unverified"), value }),
    ),
    "",
    t("prescription.source", said),
    ...(source.partial ? [t("prescription.partial")] : []),
    t("notice"),
  ].join("\n");
}
