import { useEffect, useMemo } from "react";
import type { Language } from "#platform/i18n/languages.ts";
import { toFragment } from "../../domain/fragment.ts";
import { evaluateBundle, mergeTexts } from "../../domain/merge-bundle.ts";
import { showIn } from "../../domain/present.ts";
import { EMPTY, givenInForm } from "../form-state.ts";
import { useFragment } from "../use-fragment.ts";
import type { LoadedBundle } from "./load-bundle.ts";

/** One form for several calculators, and what each makes of it at each key. */
export function useBundle({ merged, texts }: LoadedBundle, language: Language) {
  const show = useMemo(() => showIn(language), [language]);
  const { state, setState, keep } = useFragment(merged, show);
  const labels = useMemo(() => mergeTexts(merged, texts), [merged, texts]);
  const evaluation = useMemo(
    () => evaluateBundle(merged, givenInForm(merged, state), show),
    [merged, state, show],
  );
  useEffect(() => keep(toFragment(merged, evaluation)), [merged, evaluation, keep]);
  return { state, setState, evaluation, labels, show, reset: () => setState(EMPTY) };
}
