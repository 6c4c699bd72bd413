// Groups of stays (GHM), the tariffs of each GHS by year, base and length bounds, and the daily supplements.
import {
  grouped,
  type OfficialRow,
  type Reading,
  type Refused,
  refused,
  type SourceFile,
} from "./official.ts";
import { dayIn, type FlatRecord, jsonRecords, numberIn, textIn } from "./read-json.ts";
import { isSupplements, supplementRows } from "./read-stay-supplements.ts";

export interface GhsTariff {
  ghs: string;
  /** Year of the tariff. */
  year: string;
  from: string | null;
  base: number;
  /** Below the low bound, `lowFlat` once or `lowDaily` a missing day is taken off. */
  low: number;
  high: number;
  lowFlat: number;
  lowDaily: number;
  /** Above the high bound, for each day. */
  highDaily: number;
}

export interface GhmTariffs {
  label: string;
  items: GhsTariff[];
}

const LEAST_GHM = 1_500;
const isTariff = ({ text }: SourceFile) => text.slice(0, 4_000).includes('"tarif_base"');
const isGroup = ({ text }: SourceFile) => text.slice(0, 4_000).includes('"libelle_gp_cas"');
export const isGhs = (start: string): boolean =>
  /"(?:tarif_base|libelle_gp_cas|Classe_Tarif|trea)"/.test(start);

function tariffOf(one: FlatRecord): GhsTariff | null {
  const base = numberIn(one, "tarif_base");
  const ghs = textIn(one, "ghs");
  if (base === null || ghs === "") return null;
  return {
    ghs,
    year: textIn(one, "anseqta"),
    from: dayIn(one, "date_effet"),
    base,
    low: numberIn(one, "borne_basse") ?? 0,
    high: numberIn(one, "borne_haute") ?? 0,
    lowFlat: numberIn(one, "forfait_exb") ?? 0,
    lowDaily: numberIn(one, "tarif_exb") ?? 0,
    highDaily: numberIn(one, "tarif_exh") ?? 0,
  };
}

const GHM = /^\d{2}[A-Z]\d{2}[0-9A-Z]$/;

function tariffRows(records: readonly FlatRecord[]): OfficialRow[] {
  return [...grouped(records, (one) => textIn(one, "ghm"))].flatMap(([key, ones]) => {
    const items = ones.flatMap((one) => tariffOf(one) ?? []);
    const label = textIn(ones.at(-1) ?? {}, "libelle_ghm");
    const once = [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
    const content: GhmTariffs = { label, items: once };
    return GHM.test(key) && once.length > 0 ? [{ part: "tariffs", key, content }] : [];
  });
}

/** The groups of the latest year that a group stands in. */
function groupRows(records: readonly FlatRecord[]): OfficialRow[] {
  return [...grouped(records, (one) => textIn(one, "ghm"))].flatMap(([key, ones]) => {
    const last =
      [...ones]
        .sort((a, b) => Number(textIn(a, "anseqta")) - Number(textIn(b, "anseqta")))
        .at(-1) ?? {};
    const content = {
      label: textIn(last, "libelle_ghm"),
      domain: textIn(last, "libelle_da"),
      group: textIn(last, "libelle_ga"),
      until: textIn(last, "anseqta"),
    };
    return GHM.test(key) ? [{ part: "groups", key, content }] : [];
  });
}

export function readGhs(files: readonly SourceFile[], partial = false): Reading | Refused {
  const read = files.map((file) => ({ file, records: jsonRecords(file) }));
  for (const { file, records } of read) {
    if (file.text.trim() === "") return refused("empty", file.name);
    if (records === null) return refused("truncated", file.name);
  }
  const of = (is: (file: SourceFile) => boolean) =>
    read.filter(({ file }) => is(file)).flatMap(({ records }) => records ?? []);
  if (!files.some(isTariff)) return refused("missing", "tarifs_mco_ghs");
  const dated = of(isTariff);
  const tariffs = tariffRows(dated);
  if (tariffs.length === 0) return refused("format", "tarifs_mco_ghs");
  if (!partial && tariffs.length < LEAST_GHM) return refused("truncated", "tarifs_mco_ghs");
  const supplements = supplementRows(of(isSupplements), dated);
  if (files.some(isSupplements) && supplements.length === 0)
    return refused("format", "tarifs_mco_supplements");
  const years = tariffs.flatMap(({ content }) =>
    (content as GhmTariffs).items.map(({ year }) => year),
  );
  return {
    ok: true,
    edition: years.sort().at(-1) || null,
    inside: { datedTariffs: years.length },
    rows: [...tariffs, ...groupRows(of(isGroup)), ...supplements],
  };
}
