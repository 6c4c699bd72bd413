// Which texts the code asks for. Keys are written as literals ("errors.server", "chat:page.title")
// or as templates with a literal part (`errors.${kind}`): what is assembled otherwise cannot be
// followed, and is told as unused.
import { baseKey } from "./catalog.ts";

export interface KeyUsage {
  /** Literal strings that may be a key, with or without their namespace. */
  literals: ReadonlySet<string>;
  templates: readonly RegExp[];
}

const LITERAL = /["'`]([A-Za-z][\w-]*(?:[.:][\w-]+)*)["'`]/g;
const TEMPLATE = /`([^`\n]*\$\{[^`\n]*)`/g;
const HOLE = /\$\{(?:[^{}]|\{[^{}]*\})*\}/;

function templatePattern(template: string): RegExp | undefined {
  const parts = template.split(HOLE);
  if (!parts.every((part) => /^[\w.:-]*$/.test(part)) || !parts.some((part) => /[.:]/.test(part)))
    return undefined;
  return new RegExp(`^${parts.map((part) => part.replaceAll(".", "\\.")).join("[\\w.-]+")}$`);
}

export function keysUsedBy(sources: Iterable<string>): KeyUsage {
  const literals = new Set<string>();
  const templates: RegExp[] = [];
  for (const source of sources) {
    for (const [, text = ""] of source.matchAll(LITERAL)) literals.add(text);
    for (const [, template = ""] of source.matchAll(TEMPLATE)) {
      const pattern = templatePattern(template);
      if (pattern) templates.push(pattern);
    }
  }
  return { literals, templates };
}

export function isUsed({ literals, templates }: KeyUsage, namespace: string, key: string): boolean {
  const names = [key, baseKey(key)].flatMap((name) => [name, `${namespace}:${name}`]);
  return names.some(
    (name) => literals.has(name) || templates.some((template) => template.test(name)),
  );
}

/**
 * Keys that a source asks for by name: `t("key")` in one of the namespaces it opens, or
 * "namespace:key" anywhere.
 */
export function missingKeys(
  source: string,
  has: (namespace: string, key: string) => boolean,
  namespaces: readonly string[],
): string[] {
  const opened = [...source.matchAll(/useTranslation\(\s*\[?\s*["'](\w[\w-]*)["']/g)].map(
    ([, name]) => name ?? "",
  );
  const looked = opened.length > 0 ? [...opened, "common"] : namespaces;
  const unknown = [...source.matchAll(/(?<![\w.])t\(\s*["']([\w.-]+)["']/g)]
    .map(([, key]) => key ?? "")
    .filter((key) => !looked.some((namespace) => has(namespace, key)));
  const qualified = [...source.matchAll(/["']([\w-]+):([\w-]+(?:\.[\w-]+)*)["']/g)]
    .filter(
      ([, namespace = "", key = ""]) => namespaces.includes(namespace) && !has(namespace, key),
    )
    .map(([, namespace, key]) => `${namespace}:${key}`);
  return [...new Set([...unknown, ...qualified])];
}
