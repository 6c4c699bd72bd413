// What package-lock.json must say of every package: the digest of its content, and no registry's
// address.

/**
 * Builds for other systems that the registry of the day did not hold when the lock was made. `npm
 * run lock` fills them as soon as it does; the list may only shrink.
 */
export const UNVERIFIED = ["@biomejs/cli-", "@open-spaced-repetition/binding-"];

export interface LockEntry {
  version?: string;
  integrity?: string;
  resolved?: string;
  optional?: boolean;
  link?: boolean;
  os?: string[];
  cpu?: string[];
}

const spared = (path: string, { optional, os, cpu }: LockEntry) =>
  optional === true &&
  (os ?? cpu) !== undefined &&
  UNVERIFIED.some((prefix) => path.startsWith(`node_modules/${prefix}`));

/** One sentence for each entry that nobody can check, or that depends on one registry. */
export function lockErrors({ packages }: { packages: Record<string, LockEntry> }): string[] {
  return Object.entries(packages).flatMap(([path, entry]) => {
    if (path === "" || entry.link) return [];
    const name = `${path} ${entry.version}`;
    return [
      ...(entry.integrity || spared(path, entry) ? [] : [`${name}: no integrity (npm run lock)`]),
      ...(entry.resolved ? [`${name}: an address (npm run lock)`] : []),
    ];
  });
}
