// The texts of the browser: the part of i18next that the messages use (namespaces, nested keys,
// {{variables}}, plurals by `count`), without its 18 kB on the sign-in page. The server keeps
// i18next; a test compares the two on every message.
import { writtenVars } from "../count.ts";
import type { Language } from "../languages.ts";

export type TextTree = { readonly [key: string]: string | TextTree };
export type TextLoader = (language: Language, namespace: string) => Promise<TextTree>;
export type Vars = Readonly<Record<string, unknown>>;

export interface TextStore {
  readonly language: Language;
  /**
   * `key` is "path.to.text" in `namespace`, or "other:path.to.text". An unknown key is returned as
   * it is.
   */
  t(key: string, vars?: Vars, namespace?: string): string;
  has(namespace: string): boolean;
  tree(namespace: string): TextTree | undefined;
  /** Resolves when the namespaces are there in the current language. */
  load(...namespaces: string[]): Promise<void>;
  /**
   * Loads in the new language what was loaded in the old one, then switches: no page shows two
   * languages. Of several changes under way the last one wins, whichever is there first. Rejects,
   * with the old language kept, when the texts cannot be had.
   */
  changeLanguage(language: Language): Promise<void>;
  subscribe(listener: () => void): () => void;
}

const find = (tree: TextTree | undefined, path: string): string | undefined => {
  let node: string | TextTree | undefined = tree;
  for (const part of path.split(".")) node = typeof node === "object" ? node[part] : undefined;
  return typeof node === "string" ? node : undefined;
};

const rules = new Map<Language, Intl.PluralRules>();
const pluralOf = (language: Language, count: number): Intl.LDMLPluralRule => {
  let rule = rules.get(language);
  if (!rule) {
    rule = new Intl.PluralRules(language);
    rules.set(language, rule);
  }
  return rule.select(count);
};

/** Names to try for a key, the most precise first. */
const variants = (language: Language, key: string, count: unknown): string[] => {
  if (typeof count !== "number") return [key];
  const plural = `${key}_${pluralOf(language, count)}`;
  return [...(count === 0 ? [`${key}_zero`] : []), plural, `${key}_other`, key];
};

const fill = (text: string, vars: Vars): string =>
  text.includes("{{")
    ? text.replace(/\{\{\s*([\w.-]+)\s*\}\}/g, (_, name: string) => String(vars[name] ?? ""))
    : text;

export function createTexts(first: Language, loader: TextLoader): TextStore {
  const trees = new Map<string, TextTree>();
  const pending = new Map<string, Promise<void>>();
  const wanted = new Set<string>();
  const listeners = new Set<() => void>();
  let language = first;
  let wish = first;

  const loadOne = (into: Language, namespace: string): Promise<void> => {
    const name = `${into}/${namespace}`;
    if (trees.has(name)) return Promise.resolve();
    let work = pending.get(name);
    if (!work) {
      work = loader(into, namespace)
        .then((tree) => void trees.set(name, tree))
        .finally(() => pending.delete(name));
      pending.set(name, work);
    }
    return work;
  };
  const loadAll = async (into: Language, namespaces: Iterable<string>): Promise<void> => {
    await Promise.all([...namespaces].map((namespace) => loadOne(into, namespace)));
  };
  const tree = (namespace: string): TextTree | undefined => trees.get(`${language}/${namespace}`);

  return {
    get language() {
      return language;
    },
    t(key, vars = {}, namespace = "common") {
      const [own, path] = key.includes(":")
        ? [key.slice(0, key.indexOf(":")), key.slice(key.indexOf(":") + 1)]
        : [namespace, key];
      for (const variant of variants(language, path, vars.count)) {
        const text = find(tree(own), variant);
        if (text !== undefined) return fill(text, writtenVars(language, vars));
      }
      return key;
    },
    has: (namespace) => trees.has(`${language}/${namespace}`),
    tree,
    load(...namespaces) {
      for (const namespace of namespaces) wanted.add(namespace);
      return loadAll(language, namespaces);
    },
    async changeLanguage(next) {
      wish = next;
      await loadAll(next, wanted).catch((error: unknown) => {
        if (wish === next) throw error;
      });
      if (wish !== next || language === next) return;
      language = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
