import { useEffect, useState } from "react";
import { useMe } from "#platform/auth/web/session.ts";
import { contributions } from "#platform/feature/web/registry.ts";
import type { PaletteItem } from "#platform/feature/web/web-feature.ts";
import { navText, text } from "#platform/i18n/web/i18n.ts";
import { visibleEntries } from "./nav-entries.ts";

/** What the palette does where the person is, instead of going somewhere. */
export interface PaletteDeed {
  id: string;
  label: string;
  does: "theme";
  description?: never;
}

export interface PaletteGroup {
  label: string;
  items: readonly (PaletteItem | PaletteDeed)[];
  last?: boolean;
}

const TYPING_PAUSE_MS = 120;
const ITEMS_PER_GROUP = 8;

/** Lower case without accents: "medicament" finds "Médicaments". */
export const folded = (value: string): string =>
  value.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const WORD = /[\p{L}\p{N}]/u;

/**
 * 0 when a name begins with what was typed, 1 when one of its words does, 2 when it was found by
 * something else.
 */
function nearness(items: PaletteGroup["items"], query: string): number {
  const typed = folded(query);
  const of = (label: string): number => {
    for (let at = label.indexOf(typed); at >= 0; at = label.indexOf(typed, at + 1)) {
      if (at === 0) return 0;
      if (!WORD.test(label.charAt(at - 1))) return 1;
    }
    return 2;
  };
  return Math.min(...items.map(({ label }) => of(folded(label))));
}

/**
 * Who types "embolie" wants the sheet of that name before the scores that speak of it; who types
 * "wells", the score.
 */
export const nearestFirst = (groups: readonly PaletteGroup[], query: string): PaletteGroup[] =>
  groups
    .map((group) => ({ group, rank: group.last ? 3 : nearness(group.items, query) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ group }) => group);

const wordsOf = (value: string): string[] => folded(value).split(/[^\p{L}\p{N}]+/u);

/**
 * Every typed word begins a word of the name: "nouv carte" finds "Nouvelle carte". `making` are the
 * words that all say that something begins: a name that has one is found by any of them.
 */
export function bears(label: string, query: string, making = ""): boolean {
  const own = wordsOf(label);
  const alike = making === "" ? [] : wordsOf(making);
  const known = own.some((word) => alike.includes(word)) ? [...own, ...alike] : own;
  return wordsOf(query).every((typed) => known.some((word) => word.startsWith(typed)));
}

const letters = (value: string): string => folded(value).replace(/[^\p{L}\p{N}]/gu, "");

/**
 * Who types the name of an action before its words, "demander à l'assistant : fièvre", asks for
 * "fièvre".
 */
export function withoutItsName(item: PaletteItem): PaletteItem {
  const { label, carries } = item;
  if (carries === undefined || !label.endsWith(carries)) return item;
  const name = label.slice(0, label.length - carries.length);
  const end = [...carries].findIndex(
    (_, at, all) =>
      letters(all.slice(0, at + 1).join("")) === letters(name) && !WORD.test(all[at + 1] ?? ""),
  );
  if (end < 0) return item;
  const rest = [...carries]
    .slice(end + 1)
    .join("")
    .replace(/^[\s:,.]+/u, "");
  if (rest !== "") return { ...item, label: name + rest, carries: rest };
  const { carries: _words, ...bare } = item;
  return { ...bare, label: name.replace(/[\s:]+$/u, "") };
}

interface Found {
  query: string;
  groups: PaletteGroup[];
  failed: boolean;
}

export function usePaletteResults(query: string, opened: boolean) {
  const me = useMe();
  const wanted = query.trim();
  const [found, setFound] = useState<Found>({ query: "", groups: [], failed: false });

  useEffect(() => {
    if (!opened || wanted === "") return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const sources = contributions("palette");
      const answers = await Promise.allSettled(
        sources.map((source) => source.search(wanted, stop.signal)),
      );
      if (stop.signal.aborted) return;
      const groups = answers.flatMap((answer, index) => {
        const source = sources[index];
        if (!source || answer.status === "rejected" || answer.value.length === 0) return [];
        const items = answer.value.slice(0, ITEMS_PER_GROUP).map(withoutItsName);
        return [{ label: navText(source.group), items, last: source.last === true }];
      });
      setFound({
        query: wanted,
        groups: nearestFirst(groups, wanted),
        failed: answers.some((answer) => answer.status === "rejected"),
      });
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [wanted, opened]);

  const pages = visibleEntries(me)
    .map(
      (entry): PaletteItem => ({
        id: `page:${entry.to}`,
        label: navText(entry.label),
        to: entry.to,
      }),
    )
    .filter((item) => folded(item.label).includes(folded(wanted)));
  const themes = `${text("common:theme.light")} ${text("common:theme.dark")}`;
  const commands = [
    ...contributions("commands").map(
      ({ id, label, to }): PaletteItem => ({ id: `command:${id}`, label: navText(label), to }),
    ),
    { id: "command:theme", label: text("common:palette.theme"), does: "theme" } as const,
  ].filter((item) =>
    "does" in item
      ? bears(`${item.label} ${themes}`, wanted)
      : bears(item.label, wanted, text("common:palette.making")),
  );
  const current = found.query === wanted && wanted !== "";
  const groups: PaletteGroup[] = [
    ...(pages.length > 0 ? [{ label: text("common:palette.pages"), items: pages }] : []),
    ...(commands.length > 0 ? [{ label: text("common:palette.actions"), items: commands }] : []),
    ...(current ? found.groups : []),
  ];
  return { groups, searching: wanted !== "" && !current, failed: current && found.failed };
}
