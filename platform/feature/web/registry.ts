// The features as the shell, the settings and the administration see them. The application fills it
// once, before the first render, so that none of them has to import a list of features.
import type { Contributions, GatheringPage, WebFeature } from "./web-feature.ts";

let registered: readonly WebFeature[] = [];

export const registerFeatures = (features: readonly WebFeature[]): void => {
  registered = features;
};

type Slot =
  | "nav"
  | "palette"
  | "commands"
  | "adminPages"
  | "settingsTabs"
  | "pageParts"
  | "actions"
  | "offline";
type Entry<K extends Slot> = NonNullable<WebFeature[K]>[number];

/** Every contribution to a slot; those with an `order` come sorted. */
export const contributions = <K extends Slot>(slot: K): Entry<K>[] =>
  registered
    .flatMap((feature) => (feature[slot] ?? []) as readonly Entry<K>[])
    .sort((a, b) => rank(a) - rank(b));

const rank = (entry: object): number =>
  "order" in entry && typeof entry.order === "number" ? entry.order : Number.MAX_SAFE_INTEGER;

/** What the rooms lend to one page; throws when nobody lends it that. */
export function pagePart(page: string, id: string): Entry<"pageParts">["component"] {
  const part = contributions("pageParts").find((one) => one.page === page && one.id === id);
  if (!part) throw new Error(`no room lends ${id} to ${page}`);
  return part.component;
}

export const featureNames = (): string[] => registered.map((feature) => feature.name);

/** What the features lend to a page, each still to be loaded. */
export const lenders = (page: GatheringPage): (() => Promise<Contributions>)[] =>
  registered.flatMap(({ widgets }) => widgets?.[page] ?? []);

/** The keys of every feature's pages, each list still to be loaded. */
export const shortcutLists = (): NonNullable<WebFeature["shortcuts"]>[] =>
  registered.flatMap(({ shortcuts }) => shortcuts ?? []);
