// Builds the page of the components in memory, for the journey that looks at it: what is shipped
// knows nothing of it.
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { mantineCss } from "./mantine-css.ts";

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** Its files by their names: index.html and what it asks for. */
export async function buildGallery(): Promise<Map<string, string | Uint8Array>> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    root: path("../../app/gallery"),
    base: "/gallery/",
    publicDir: false,
    resolve: {
      alias: {
        "@tabler/icons-react": "@tabler/icons-react/dist/esm/icons/index.mjs",
        "react-i18next": path("../../platform/i18n/web/react-i18next.ts"),
      },
    },
    plugins: [mantineCss({ theme: path("../../platform/ui/theme.ts") }), react()],
    build: { write: false, target: "es2023", minify: false, assetsInlineLimit: 0 },
  });
  const outputs = (Array.isArray(built) ? built : [built]) as { output: BuiltFile[] }[];
  return new Map(
    outputs.flatMap(({ output }) =>
      output.map((file): [string, string | Uint8Array] => [
        file.fileName,
        file.type === "chunk" ? file.code : file.source,
      ]),
    ),
  );
}

type BuiltFile =
  | { type: "chunk"; fileName: string; code: string }
  | { type: "asset"; fileName: string; source: string | Uint8Array };
