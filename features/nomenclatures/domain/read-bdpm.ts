// The files of the public drug database: tabulated, without heading, one encoding a file.
import { splitRows } from "./delimited.ts";
import type { Drug, DrugOpinion, GenericGroup } from "./drug.ts";
import {
  grouped,
  type OfficialRow,
  type Reading,
  type Refused,
  refused,
  type SourceFile,
} from "./official.ts";

/** Each file by its official name, and the cells of its rows. */
const FILES = {
  drugs: { name: /^CIS_bdpm/i, cells: 12 },
  packages: { name: /^CIS_CIP_bdpm/i, cells: 10 },
  parts: { name: /^CIS_COMPO/i, cells: 8 },
  conditions: { name: /^CIS_CPD/i, cells: 2 },
  groups: { name: /^CIS_GENER/i, cells: 4 },
  atc: { name: /^CIS_MITM/i, cells: 3 },
  shortages: { name: /^CIS_CIP_Dispo/i, cells: 4 },
  smr: { name: /^CIS_HAS_SMR/i, cells: 6 },
  asmr: { name: /^CIS_HAS_ASMR/i, cells: 6 },
} as const;
type File = keyof typeof FILES;
const NAMES = Object.keys(FILES) as File[];
const NEEDED: readonly File[] = ["drugs", "parts", "packages"];

export const isBdpm = (_start: string, name: string): boolean =>
  NAMES.some((file) => FILES[file].name.test(name));

const CIS = /^\d{8}$/;
const LEAST_DRUGS = 8_000;
/** Files of one day speak of the same drugs, but for a few; opinions are of all times. */
const COMPOSED_SHARE = 0.9;
const KNOWN_SHARE = 0.9;
/** A broken line in the middle happens in the official files; many are another file. */
const SOUND_SHARE = 0.98;

const day = (cell = ""): string | null => {
  const [, d, m, y] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(cell) ?? [];
  if (y !== undefined) return `${y}-${m}-${d}`;
  const [, year, month, date] = /^(\d{4})(\d{2})(\d{2})$/.exec(cell) ?? [];
  return year === undefined ? null : `${year}-${month}-${date}`;
};

/** "1,466,29" is a thousand: only the last comma is a decimal one. */
const euros = (cell = ""): number | null => {
  const read = Number(
    cell
      .replace(/[ \u00a0\u202f]/g, "")
      .replace(/,(?=.*,)/g, "")
      .replace(",", "."),
  );
  return cell === "" || !Number.isFinite(read) ? null : read;
};

const plain = (cell = ""): string =>
  cell
    .replace(/<br\s*\/?>/gi, "\n")
    .replace(/<[^>]*>/g, "")
    .replace(/[ \t]+/g, " ")
    .replace(/\n\s+/g, "\n")
    .trim();

const list = (cell = "", sign = ";"): string[] =>
  cell
    .split(sign)
    .map((one) => one.trim())
    .filter(Boolean);

function readRows(file: SourceFile, { cells }: { cells: number }): string[][] | Refused {
  if (file.text.trim() === "") return refused("empty", file.name);
  const all = splitRows(file.text, "\t");
  const sound = all.filter((row) => row.length >= cells || (row.length === 1 && row[0] === ""));
  if ((all.at(-1)?.length ?? 0) < cells) return refused("truncated", file.name);
  if (sound.length < all.length * SOUND_SHARE) return refused("format", file.name);
  return [...new Map(sound.map((row) => [row.join("\t"), row])).values()];
}

type Tables = Record<File, Map<string, string[][]>>;

const opinion = ([, , reason = "", date, value = "", text]: string[]): DrugOpinion => ({
  reason,
  day: day(date),
  value,
  text: plain(text),
});

const latestFirst = (opinions: DrugOpinion[]) =>
  opinions.sort((a, b) => ((a.day ?? "") < (b.day ?? "") ? 1 : -1));

function packageOf(row: string[]) {
  const [, cip7 = "", label = "", status = "", market = "", date, cip13 = "", collective] = row;
  const [rates, price, priceWithFee, fee, conditions] = row.slice(8);
  return {
    cip7,
    cip13,
    label,
    status,
    market,
    day: day(date),
    collective: /^oui$/i.test(collective ?? ""),
    rates: list(rates).map((rate) => rate.replace(/\s*%/, "\u00a0%")),
    price: euros(price),
    priceWithFee: euros(priceWithFee),
    fee: euros(fee),
    conditions: plain(conditions),
  };
}

function drugOf(cis: string, row: string[], tables: Tables): Drug {
  const of = (file: File) => tables[file].get(cis) ?? [];
  const [, name = "", form = "", routes, status = "", procedure = "", market = "", date] = row;
  const [atc] = of("atc");
  return {
    name,
    form,
    routes: list(routes),
    status,
    procedure,
    market,
    day: day(date),
    holders: list(row[10]),
    watched: /^oui$/i.test(row[11] ?? ""),
    parts: of("parts").map(
      ([, , code = "", substance = "", dose = "", reference = "", nature = "", link = ""]) => ({
        code,
        substance,
        dose,
        reference,
        nature,
        link,
      }),
    ),
    packages: of("packages").map(packageOf),
    conditions: [...new Set(of("conditions").map(([, condition = ""]) => condition))],
    groups: of("groups").map(([id = "", , , kind = ""]) => ({ id, kind })),
    atc: atc?.[1] || null,
    link: atc?.[3] || null,
    shortages: of("shortages").map(
      ([, cip13 = "", , state = "", from, updated, back, link = ""]) => ({
        cip13,
        status: state,
        from: day(from),
        updated: day(updated),
        back: day(back),
        link,
      }),
    ),
    smr: latestFirst(of("smr").map(opinion)),
    asmr: latestFirst(of("asmr").map(opinion)),
  };
}

/** What shows that one of the files was cut or is of another day; null when they agree. */
function disagreement(tables: Tables, known: ReadonlySet<string>): Refused | null {
  if (known.size < LEAST_DRUGS) return refused("truncated", "CIS_bdpm");
  const composed = [...known].filter((cis) => tables.parts.has(cis)).length;
  if (composed < known.size * COMPOSED_SHARE) return refused("truncated", "CIS_COMPO_bdpm");
  for (const file of ["parts", "packages"] as const) {
    const keys = [...tables[file].keys()];
    const found = keys.filter((cis) => known.has(cis)).length;
    if (found < keys.length * KNOWN_SHARE) return refused("truncated", "CIS_bdpm");
  }
  const packed = [...known].filter((cis) => tables.packages.has(cis)).length;
  return packed < known.size * 0.5 ? refused("truncated", "CIS_CIP_bdpm") : null;
}

function groupRows(rows: readonly string[][]): OfficialRow[] {
  return [...grouped(rows, ([id = ""]) => id)].map(([key, members]) => ({
    part: "groups",
    key,
    content: {
      label: members[0]?.[1] ?? "",
      members: members.map(([, , cis = ""]) => cis),
    } satisfies GenericGroup,
  }));
}

const countInside = ({
  packages = [],
  smr = [],
  asmr = [],
}: Partial<Record<File, string[][]>>) => ({
  packages: packages.length,
  smr: smr.length,
  asmr: asmr.length,
});

export function readBdpm(files: readonly SourceFile[], partial = false): Reading | Refused {
  const rows: Partial<Record<File, string[][]>> = {};
  for (const name of NAMES) {
    const file = files.find((one) => FILES[name].name.test(one.name));
    if (!file && NEEDED.includes(name)) return refused("missing", FILES[name].name.source.slice(1));
    const read = file ? readRows(file, FILES[name]) : [];
    if ("ok" in read) return read;
    rows[name] = read;
  }
  const tables = Object.fromEntries(
    NAMES.map((name) => [
      name,
      grouped(rows[name] ?? [], (row) => (name === "groups" ? row[2] : row[0]) ?? ""),
    ]),
  ) as Tables;
  const drugs = [...tables.drugs].filter(([cis]) => CIS.test(cis));
  if (drugs.length === 0) return refused("format", "CIS_bdpm");
  const wrong = partial ? null : disagreement(tables, new Set(drugs.map(([cis]) => cis)));
  if (wrong) return wrong;
  return {
    ok: true,
    edition: null,
    inside: countInside(rows),
    rows: [
      ...drugs.map(([key, [row = []]]) => ({
        part: "drugs",
        key,
        content: drugOf(key, row, tables),
      })),
      ...groupRows(rows.groups ?? []),
    ],
  };
}
