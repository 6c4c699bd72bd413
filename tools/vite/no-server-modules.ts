import type { Plugin } from "vite";

/**
 * Fails the build when a server module enters the browser's graph: it could carry a secret, and it
 * would not run.
 */
export function noServerModules(root: string): Plugin {
  const ours = (id: string): boolean => id.startsWith(root) && !id.includes("/node_modules/");
  return {
    name: "no-server-modules",
    enforce: "pre",
    // Before the file is read, so that the sentence names the importer instead of a missing Node
    // built-in.
    async resolveId(source, importer, options) {
      if (!importer || !ours(importer)) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      const path = resolved?.id.split("?")[0] ?? "";
      if (ours(path) && path.slice(root.length).includes("/server/"))
        this.error(
          `${importer.slice(root.length + 1)} imports a server module: ${path.slice(root.length + 1)}`,
        );
      return null;
    },
  };
}
