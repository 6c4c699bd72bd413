// What makes a checklist unfit beside its shape: a dose of its own, a row that is not in the
// library, a dose without what limits it, a passage that changed since it was read, French that is badly set.

import { typographyErrors } from "#features/guidelines/domain/public.ts";
import { isDocument } from "#platform/text/document.ts";
import { isInadmissible } from "#platform/text/inadmissible.ts";
import { ownDose } from "./own-dose.ts";
import type { WrittenChecklist, WrittenStep } from "./written.ts";

/** What the check needs of a passage of the library. */
export interface KnownPassage {
  drugs: readonly string[];
  version: string;
  /** Passages that are shown with its doses. */
  limitedBy: readonly string[];
}

const textsOf = (step: WrittenStep): string[] => [
  step.title,
  ...(step.text === undefined ? [] : [step.text]),
  ...(step.timer ? [step.timer.label] : []),
];

/** Passages of the library that a step stands on or doses with. */
const passagesOf = ({ passage, doses }: WrittenStep): string[] => [
  ...(passage === undefined ? [] : [passage]),
  ...(doses ?? []).map((dose) => dose.passage),
];

function textFaults({ title, summary, names, steps }: WrittenChecklist): string[] {
  const texts = [title, summary, ...names].map((text) => ({ at: "head", text }));
  const all = [
    ...texts,
    ...steps.flatMap((one) => textsOf(one).map((text) => ({ at: one.id, text }))),
  ];
  return all.flatMap(({ at, text }) => {
    const dose = ownDose(text);
    return [
      ...(dose === null
        ? []
        : [`${at}: « ${dose} » is a dose of its own; name a row of the library`]),
      ...typographyErrors(text).map((fault) => `${at}: ${fault}`),
    ];
  });
}

function doseFaults(
  { steps }: WrittenChecklist,
  library: ReadonlyMap<string, KnownPassage>,
): string[] {
  return steps.flatMap(({ id, doses }) =>
    (doses ?? []).flatMap(({ passage, drug }) => {
      const drugs = library.get(passage)?.drugs;
      if (!drugs || drugs.includes(drug)) return [];
      return [`${id}: ${passage} has no row of ${drug}; its rows: ${drugs.join(", ") || "none"}`];
    }),
  );
}

/**
 * What bounds a dose is shown with it on every screen; a step names it too, so that somebody read
 * it for this checklist and reads it again once it changed.
 */
function limitFaults(
  { steps }: WrittenChecklist,
  library: ReadonlyMap<string, KnownPassage>,
): string[] {
  const named = new Set(steps.flatMap(passagesOf));
  return steps.flatMap(({ id, doses }) =>
    [...new Set((doses ?? []).map((dose) => dose.passage))].flatMap((passage) =>
      (library.get(passage)?.limitedBy ?? [])
        .filter((limit) => !named.has(limit))
        .map((limit) => `${id}: ${limit} limits the doses of ${passage}; no step names it`),
    ),
  );
}

/** A passage that nobody named, that is unknown, or that is another text than the one read. */
function versionFaults(
  { steps, versions }: WrittenChecklist,
  library: ReadonlyMap<string, KnownPassage>,
): string[] {
  const named = new Set(steps.flatMap(passagesOf));
  const faults = [...named].flatMap((id) => {
    const known = library.get(id);
    if (!known) return [`${id} is no passage of the library`];
    if (versions[id] === known.version) return [];
    const what = versions[id] === undefined ? "has no version" : "changed since it was read";
    return [`${id} ${what}; once read, write in versions: "${id}": "${known.version}"`];
  });
  const unused = Object.keys(versions).filter((id) => !named.has(id));
  return [...faults, ...unused.map((id) => `versions names ${id}, no step does`)];
}

function sheetErrors(
  { steps, sheets }: WrittenChecklist,
  library: ReadonlyMap<string, KnownPassage>,
): string[] {
  const known = new Set([...library.keys()].map((id) => id.split("#")[0]));
  const used = new Set(steps.flatMap(passagesOf).map((id) => id.split("#")[0] ?? ""));
  return [
    ...sheets.filter((id) => !known.has(id)).map((id) => `${id} is no sheet of the library`),
    ...[...used].filter((id) => !sheets.includes(id)).map((id) => `sheets lacks ${id}`),
  ];
}

const sourceErrors = ({ sources }: WrittenChecklist): string[] =>
  sources.flatMap(({ id, link, readings }) =>
    [link, ...(readings ?? []).map(({ opened }) => opened)].flatMap((one) => [
      ...(isInadmissible(one) ? [`${id}: ${one} is where nothing can be a source`] : []),
      ...(isDocument(one) ? [] : [`${id}: ${one} is a home page, not the document`]),
    ]),
  );

/** In plain words; empty when the checklist may ship. */
export const checklistErrors = (
  written: WrittenChecklist,
  library: ReadonlyMap<string, KnownPassage>,
): string[] => [
  ...textFaults(written),
  ...doseFaults(written, library),
  ...limitFaults(written, library),
  ...versionFaults(written, library),
  ...sheetErrors(written, library),
  ...sourceErrors(written),
];
