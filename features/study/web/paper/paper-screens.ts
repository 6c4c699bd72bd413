// The screens of a paper, and a way to have them, texts included, before they are shown: React keeps
// what stands in the place of something missing for 0.3 s, however soon it comes.
import { lazyRouteComponent } from "@tanstack/react-router";
import { loadTexts } from "#platform/i18n/web/i18n.ts";

export const PaperScreen = lazyRouteComponent(() => import("./paper-screen.tsx"), "PaperScreen");
export const CaseScreen = lazyRouteComponent(
  () => import("../cases/case-screen.tsx"),
  "CaseScreen",
);

const TEXTS = { paper: "quiz", case: "cases" } as const;

/** Resolves whether they came or not: without them, the page waits as for any other. */
export async function screenHere(of: keyof typeof TEXTS): Promise<void> {
  const screen = of === "paper" ? PaperScreen : CaseScreen;
  await Promise.allSettled([screen.preload?.(), loadTexts(TEXTS[of])]);
}
