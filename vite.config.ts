import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { demoAnswer } from "./tools/vite/demo-answer.ts";
import { mantineCss } from "./tools/vite/mantine-css.ts";
import { navTexts } from "./tools/vite/nav-texts.ts";
import { noServerModules } from "./tools/vite/no-server-modules.ts";
import { precompress } from "./tools/vite/precompress.ts";
import { prerenderLanding } from "./tools/vite/prerender-landing.ts";
import { serviceWorker } from "./tools/vite/service-worker.ts";

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const root = path("./").replace(/\/$/, "");
const output = path("./dist/web");
const demoSheet = path("./features/guidelines/content/anaphylaxie.yaml");

// What every page of the application runs, in one file: twenty crumbs compress badly. With it, what
// routes read of an address.
// `languages.ts` has its own, because the home page's script needs it and nothing else.
const BASE =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|history|react-store|store))\/|platform\/(i18n\/web|ui\/(routing|errors|network)|auth\/(web|roles)|feature\/web|ui\/(public|optional-part))|features\/[^/]+\/web\/([^/]+\/)?(search|next-page)\.ts/;

// Crumbs that the home page or the sign-in page need as well: apart, or these would fetch the files
// below whole.
const CRUMBS = /rolldown.runtime|preload-helper|platform\/(pwa\/install-prompt|ui\/format)\.ts/;

// What signed-in pages share, in three files instead of forty crumbs, for the same reason: each is
// a request.
const DATA = /node_modules\/(@tanstack\/(query-core|react-query)|@orpc)\//;
const PARTS =
  /node_modules\/@mantine\/.*\.mjs$|platform\/(search\/|ui\/(catalogue|charts|empty-state|in-place|page-header|reading|records|target)).*\.tsx?$/;

// What the frame around every signed-in page brings with it.
const FRAME =
  /app\/web\/shell\/|platform\/(http\/web\/client|ui\/(named-icon|toasts|color-scheme|query-client|target-actions))\.tsx?$|@mantine\/(store|notifications\/esm\/(index|notifications\.store))|\/noop\.mjs$/;

// The scheduler weighs more than all the rest of the cards: pages that ask only for the day go without.
const SCHEDULE = /features\/memory\/domain\/(schedule|facts|rating)|node_modules\/ts-fsrs/;

// What the pages of cards share, apart from what every page does.
const CARDS = /features\/(flashcards|card-study)\/(web|domain)\//;

// Crumbs that half a dozen pages share: one request, for a few kilobytes that some of them leave unused.
const SMALL =
  /features\/(?!flashcards|study|memory|card-)[^/]+\/web\/|features\/[^/]+\/web\/api\.ts|platform\/.*\/web\/|platform\/(ui|offline|network)\//;

// What rooms lend to the dashboard, without what it is made of: that has its place elsewhere.
const LENT =
  /features\/[^/]+\/web\/(contributions\.ts|widgets\/(?!session-end|mastered|profile-part))/;

// The product's server while developing. The Host stays the browser's: a write from another host is
// refused.
const server = { target: `http://127.0.0.1:${process.env.PORT ?? 3000}`, changeOrigin: false };

export default defineConfig({
  root: path("./app/web"),
  // Messages and style sheets of features lie above app/web.
  server: { fs: { allow: [root] }, proxy: { "/rpc": server, "/api": server } },
  cacheDir: path("./node_modules/.vite"),
  // Icon by icon: the package's entry would parse six thousand modules.
  resolve: {
    alias: {
      "@tabler/icons-react": "@tabler/icons-react/dist/esm/icons/index.mjs",
      // Its `useTranslation` over our own texts: 17 kB less on the sign-in page. The package keeps
      // checking the keys.
      "react-i18next": path("./platform/i18n/web/react-i18next.ts"),
    },
  },
  plugins: [
    noServerModules(root),
    navTexts(path("./features"), path("./platform")),
    demoAnswer(demoSheet),
    mantineCss({ theme: path("./platform/ui/theme.ts") }),
    react(),
    prerenderLanding(output, [demoAnswer(demoSheet)]),
    // After the home page is written, before everything is packed.
    VitePWA(serviceWorker(path("./app/service-worker"))),
    precompress(output),
  ],
  build: {
    outDir: output,
    emptyOutDir: true,
    manifest: true,
    target: "es2023",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Rules and doors do nothing when they are loaded: what a page does not use of a room's
      // `public.ts` stays out of it.
      treeshake: {
        moduleSideEffects: [
          { test: /features\/[^/]+\/(domain\/|web\/public\.tsx$)/, sideEffects: false },
        ],
      },
      input: [path("./app/web/index.html"), path("./app/web/landing.html")],
      output: {
        codeSplitting: {
          groups: [
            { name: "languages", test: /platform\/i18n\/languages/, priority: 1 },
            { name: "crumbs", test: CRUMBS, priority: 1 },
            { name: "base", test: BASE },
            { name: "icons", test: /node_modules\/@tabler\//, minShareCount: 2 },
            { name: "data", test: DATA, minShareCount: 8 },
            { name: "parts", test: PARTS, minShareCount: 5 },
            { name: "frame", test: FRAME, minShareCount: 2 },
            { name: "lent", test: LENT, includeDependenciesRecursively: false },
            { name: "schedule", test: SCHEDULE, priority: 1 },
            { name: "cards", test: CARDS, minShareCount: 5, includeDependenciesRecursively: false },
            { name: "small", test: SMALL, minShareCount: 6, maxModuleSize: 6000 },
          ],
        },
        // Every name is listed in the first file, for what to fetch ahead: without words it is
        // lighter.
        chunkFileNames: "assets/[hash].js",
      },
    },
    sourcemap: false,
    reportCompressedSize: false,
    // Files instead of data: addresses, so that the policy needs no exception.
    assetsInlineLimit: 0,
  },
});
