// Stands in for the package of that name in the browser and in component tests (alias in
// vite.config.ts, mock in the test set-up): features keep its `useTranslation`, and its types keep
// checking their keys.
import { useSyncExternalStore } from "react";
import { texts } from "./i18n.ts";
import type { Vars } from "./texts.ts";

type Translate = (key: string, vars?: Vars) => string;

// The same function for the same texts, so that effects depending on `t` run only when the language
// changes.
const translators = new Map<string, { store: object; t: Translate }>();

const translator = (namespace: string): Translate => {
  const store = texts();
  const name = `${store.language}/${namespace}`;
  const known = translators.get(name);
  if (known?.store === store) return known.t;
  const t: Translate = (key, vars) => store.t(key, vars, namespace);
  translators.set(name, { store, t });
  return t;
};

const loads = new WeakMap<object, Map<string, Promise<void>>>();

/**
 * One promise per language and set of namespaces: a suspended component is tried again with the
 * same one.
 */
const loading = (namespaces: readonly string[]): Promise<void> => {
  const store = texts();
  const own = loads.get(store) ?? new Map<string, Promise<void>>();
  loads.set(store, own);
  const name = `${store.language}/${namespaces.join("+")}`;
  const known = own.get(name);
  if (known) return known;
  const work = store.load(...namespaces);
  own.set(name, work);
  work.catch(() => own.delete(name));
  return work;
};

const subscribe = (listener: () => void): (() => void) => texts().subscribe(listener);
const language = (): string => texts().language;

/**
 * Texts of a namespace (the first of several is the default one). Suspends until they are there.
 */
export function useTranslation(namespaces: string | readonly string[] = "common") {
  useSyncExternalStore(subscribe, language);
  const list = typeof namespaces === "string" ? [namespaces] : namespaces;
  // Thrown, not use(): after a replayed use() React takes the hooks of the first render for an
  // update (its error 467).
  if (!list.every((namespace) => texts().has(namespace))) throw loading(list);
  return { t: translator(list[0] ?? "common"), i18n: { language: language() }, ready: true };
}
