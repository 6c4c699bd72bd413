import { globSync, readFileSync } from "node:fs";
import { type LockedPackage, noticeOf } from "./notice.ts";

/**
 * What the service worker imports is packed into one file: its packages are developed with, and
 * shipped all the same.
 */
const importedBy = (pattern: string): string[] =>
  globSync(pattern).flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/from "((?:@[^/"]+\/)?[a-z][^/"#.]*)/g)].map(
      ([, name]) => name ?? "",
    ),
  );

/** NOTICE as it must be for this lock file. */
export function currentNotice(): string {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, LockedPackage>;
  };
  return noticeOf(packages, importedBy("app/service-worker/*.ts"));
}
