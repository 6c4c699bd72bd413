// NOTICE: every package that an installation runs or sends to a browser, with its licence, from the
// lock file alone.

export interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  os?: string[];
  cpu?: string[];
  dependencies?: Record<string, string>;
}
type Lock = Record<string, LockedPackage>;

/** Packages whose manifest names no licence, as their own licence file says. */
const STATED: Readonly<Record<string, string>> = { "png-js": "MIT" };

const HEAD = `Sclepios
Apache-2.0, see LICENSE.

The names and identifiers of substances in features/guidelines/content/register/ come from the
Base de données publique des médicaments (ANSM, HAS, UNCAM), Licence Ouverte.

An installation runs these packages or sends them to the browser, each under its own licence, which
stands with it in node_modules/. Builds of a package for other systems are under the licence of the
package. Written by \`npm run notice\`; \`npm run sbom\` prints the same as CycloneDX.
`;

const nameOf = (path: string) =>
  path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

/**
 * Packages that are only built with, and end up in what a browser receives, with all that they
 * bring.
 */
function bundledOnly(lock: Lock, names: readonly string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    const path = `node_modules/${name}`;
    if (found.has(path) || !lock[path]) continue;
    found.add(path);
    bundledOnly(lock, Object.keys(lock[path].dependencies ?? {}), found);
  }
  return found;
}

/**
 * The text of NOTICE. `bundled`: development packages that the built application holds. Throws when
 * a licence is unknown.
 */
export function noticeOf(lock: Lock, bundled: readonly string[]): string {
  const also = bundledOnly(lock, bundled);
  const lines = new Set<string>();
  for (const [path, entry] of Object.entries(lock)) {
    const { version, license, dev, devOptional, os, cpu } = entry;
    if (path === "" || (((dev ?? false) || (devOptional ?? false)) && !also.has(path))) continue;
    if ((os ?? cpu) !== undefined) continue;
    const name = nameOf(path);
    const known = license ?? STATED[name];
    if (known === undefined) throw new Error(`${name} ${version}: no licence in the lock file`);
    lines.add(`${name} ${version} · ${known}`);
  }
  const sorted = [...lines].sort((a, b) => a.localeCompare(b, "en"));
  return `${HEAD}\n${sorted.join("\n")}\n`;
}
