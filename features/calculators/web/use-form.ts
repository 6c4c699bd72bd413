import { useEffect, useMemo } from "react";
import type { Language } from "#platform/i18n/languages.ts";
import type { Calculator } from "../domain/calculator.ts";
import { evaluate } from "../domain/evaluate.ts";
import { toFragment } from "../domain/fragment.ts";
import { showIn } from "../domain/present.ts";
import { EMPTY, givenInForm } from "./form-state.ts";
import { useFragment } from "./use-fragment.ts";

/** The form and its evaluation at each key. */
export function useForm(calculator: Calculator, language: Language) {
  const show = useMemo(() => showIn(language), [language]);
  const { state, setState, keep } = useFragment(calculator, show);
  const evaluation = useMemo(
    () => evaluate(calculator, givenInForm(calculator, state), show),
    [calculator, state, show],
  );
  useEffect(() => keep(toFragment(calculator, evaluation)), [calculator, evaluation, keep]);
  return { state, setState, evaluation, show, reset: () => setState(EMPTY) };
}
