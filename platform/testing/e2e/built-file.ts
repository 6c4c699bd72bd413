// Built files have no words in their names: the build's list says which one a source became.
import { readFileSync } from "node:fs";

const MANIFEST = new URL("../../../dist/web/.vite/manifest.json", import.meta.url);

/**
 * The address pattern of the script that holds a lazily loaded source, named from the project's
 * root.
 */
export function builtFile(source: string): string {
  const manifest: Record<string, { file: string }> = JSON.parse(readFileSync(MANIFEST, "utf8"));
  // Named from the application's folder.
  const name = source.startsWith("app/web/") ? source.slice("app/web/".length) : `../../${source}`;
  const chunk = manifest[name];
  if (!chunk) throw new Error(`the build has no file of its own for ${source}`);
  return `**/${chunk.file}`;
}
