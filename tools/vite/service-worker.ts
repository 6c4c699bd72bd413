import type { VitePWAOptions } from "vite-plugin-pwa";

/**
 * Builds `sw.ts` of a folder with the list of the files to hold: the whole application, in three
 * languages, 0.5 MB on the wire.
 */
export const serviceWorker = (folder: string): Partial<VitePWAOptions> => ({
  strategies: "injectManifest",
  srcDir: folder,
  filename: "sw.ts",
  injectRegister: false,
  manifest: false,
  injectManifest: {
    globPatterns: ["**/*.{js,css,html,svg,png,ico,woff2,json,webmanifest}"],
    globIgnores: [".vite/**", "sw.js"],
    // Their names change with their content: the browser's own copy will do.
    dontCacheBustURLsMatching: /^assets\//,
    maximumFileSizeToCacheInBytes: 3 * 1024 * 1024,
    // The server gives the application's page under any page's path, never as a file.
    manifestTransforms: [
      (entries) => ({
        manifest: entries.map((entry) =>
          entry.url === "index.html" ? { ...entry, url: "app-shell" } : entry,
        ),
        warnings: [],
      }),
    ],
  },
});
