// The handbook of a hospital that does not exist, as quality departments bind theirs: procedures of
// many services, each page under a printed header and over a printed footer, with the number of the
// page in its procedure and in the whole. Every dose, delay and telephone number of it is invented.
import { globSync, readFileSync } from "node:fs";
import type { HandbookPage, Procedure, Row } from "./handbook-rows.ts";

const folder = new URL("./handbook/", import.meta.url);
const HOSPITAL = "CENTRE HOSPITALIER FICTIF DU VAL-DE-BRUME";
const NOTICE = "Document fictif, ne pas appliquer. Toute copie papier est non maîtrisée.";
const ROWS_A_PAGE = 15;
const TITLES_A_PAGE = 35;

/** The lines of a file under each of its `===` lines. */
function parts(file: URL | string): { head: string; lines: string[] }[] {
  const [, ...texts] = readFileSync(file, "utf8").split(/^=== /mu);
  return texts.map((text) => {
    const [head = "", ...lines] = text.trim().split("\n");
    return { head, lines };
  });
}

function rowOf(line: string): Row {
  if (line.startsWith("# ")) return { kind: "title", text: line.slice(2) };
  if (line.startsWith("|"))
    return {
      kind: "table",
      cells: line
        .slice(1)
        .split("|")
        .map((cell) => cell.trim()),
    };
  return { kind: "line", text: line };
}

function procedures(): Procedure[] {
  const files = globSync("[0-9]-*.txt", { cwd: folder }).sort();
  return files.flatMap((file) =>
    parts(new URL(file, folder)).map(({ head, lines }) => {
      const [code = "", title = "", service = "", author = ""] = head
        .split("|")
        .map((part) => part.trim());
      return { code, title, service, author, rows: lines.map(rowOf) };
    }),
  );
}

const line = (text: string): Row => ({ kind: "line", text });
const title = (text: string): Row => ({ kind: "title", text });
const table = (...cells: string[]): Row => ({ kind: "table", cells });

/** What every procedure begins with: who wrote it, for whom, since when. */
function coverOf({ code, title: name, service, author }: Procedure, at: number): Row[] {
  const version = 1 + (at % 5);
  const day = String(1 + ((at * 7) % 28)).padStart(2, "0");
  const month = String(1 + ((at * 5) % 12)).padStart(2, "0");
  return [
    title("1. Objet"),
    line(`Cette procédure décrit la conduite à tenir : ${name}.`),
    title("2. Domaine d'application"),
    line(
      `Service pilote : ${service}. S'applique à toutes les unités de soins concernées du site.`,
    ),
    line("Personnel concerné : médecins, IDE, AS, cadres, personnel de nuit et intérimaires."),
    title("3. Responsabilités"),
    table("Rédaction", "Vérification", "Approbation"),
    table(author, "Cellule qualité", "Président de CME"),
    table(`${day}/${month}/2025`, `${day}/${month}/2025`, "visa électronique"),
    title("4. Historique des versions"),
    table("Version", "Nature de la modification"),
    table(String(version), "Révision périodique, mise à jour des numéros de téléphone"),
    title("5. Documents associés"),
    line(
      `Fiche réflexe FR-${code}, affiche du poste de soins, annuaire des astreintes (annexe A).`,
    ),
    line("Documents de référence : classeur des recommandations de l'intranet."),
  ];
}

/** What every procedure ends with. */
const endOf = ({ code }: Procedure): Row[] => [
  title("Traçabilité et évaluation"),
  line("Tout acte est tracé dans le dossier patient informatisé (DPI), avec l'heure et le nom."),
  line(`Indicateur suivi : nombre d'événements indésirables déclarés en lien avec ${code}.`),
  line("Audit annuel par la cellule qualité ; résultats présentés en réunion de service."),
];

/** A table keeps its head, and a title what it names, on the page where they begin. */
function pagesOf(rows: readonly Row[]): Row[][] {
  const pages: Row[][] = [[]];
  rows.forEach((row, index) => {
    const page = pages.at(-1) ?? [];
    const opens =
      row.kind === "title" || (row.kind === "line" && rows[index - 1]?.kind === "table");
    if (page.length >= ROWS_A_PAGE && (opens || row.kind === "line")) pages.push([row]);
    else if (page.length >= ROWS_A_PAGE - 2 && row.kind === "title") pages.push([row]);
    else page.push(row);
  });
  return pages;
}

type Unnumbered = Omit<HandbookPage, "number" | "header" | "footer"> & { head: string };

function procedurePages(one: Procedure, at: number): Unnumbered[] {
  const bodies = [coverOf(one, at), ...pagesOf([...one.rows, ...endOf(one)])];
  return bodies.map((rows, index) => ({
    rows,
    head: `Réf. ${one.code} - Version ${1 + (at % 5)} - Page ${index + 1}/${bodies.length}`,
    title: one.title,
  }));
}

function annexPages(): Unnumbered[] {
  const annexes = new Map(
    parts(new URL("annexes.txt", folder)).map(({ head, lines }) => [head, lines]),
  );
  const stock = annexes.get("stock") ?? [];
  const directory = (annexes.get("directory") ?? []).map((text) => rowOf(`|${text}`));
  const half = Math.ceil(directory.length / 2);
  const numbers = [directory.slice(0, half), directory.slice(half)].map((rows) => ({
    rows: [table("Correspondant", "Poste"), ...rows],
    head: "Annexe A",
    title: "Annuaire des postes et des astreintes",
  }));
  const stocks = (annexes.get("units") ?? []).map((unit, at) => ({
    rows: [
      title(`Unité : ${unit}`),
      table("Désignation", "Dotation", "Seuil de commande"),
      ...stock
        .filter((_, item) => (item * 3 + at) % 4 !== 0)
        .map((item, index) => {
          const held = 4 + ((index * 5 + at * 3) % 17);
          return table(item, String(held), String(Math.ceil(held / 3)));
        }),
    ],
    head: "Annexe B",
    title: "Dotation de l'armoire à pharmacie",
  }));
  return [...numbers, ...stocks];
}

function contentsPages(after: readonly Unnumbered[], written: readonly Procedure[]): Unnumbered[] {
  const count = Math.ceil(written.length / TITLES_A_PAGE);
  const rows = written.map(({ code, title: name }) =>
    table(code, name, String(count + 1 + after.findIndex((page) => page.title === name))),
  );
  return Array.from({ length: count }, (_, at) => ({
    rows: [
      table("Réf.", "Procédure", "Page"),
      ...rows.slice(at * TITLES_A_PAGE, (at + 1) * TITLES_A_PAGE),
    ],
    head: `Sommaire ${at + 1}/${count}`,
    title: "Sommaire",
  }));
}

/** The handbook, page after page. */
export function handbook(): HandbookPage[] {
  const written = procedures();
  const after = [...written.flatMap(procedurePages), ...annexPages()];
  const pages = [...contentsPages(after, written), ...after];
  return pages.map(({ rows, head, title: name }, index) => ({
    number: index + 1,
    title: name,
    header: [HOSPITAL, name, head],
    rows,
    footer: `${NOTICE} ${index + 1} / ${pages.length}`,
  }));
}
