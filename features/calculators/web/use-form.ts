import { useEffect, useMemo, useRef, useState } from "react";
import type { Language } from "#platform/i18n/languages.ts";
import type { Calculator } from "../domain/calculator.ts";
import { evaluate } from "../domain/evaluate.ts";
import { toFragment } from "../domain/fragment.ts";
import { showIn } from "../domain/present.ts";
import { EMPTY, type FormState, fromAddress, givenInForm } from "./form-state.ts";

/**
 * The form and its evaluation at each key. Values live in the fragment: a reload keeps them, a link
 * shares them, and no server sees them. The router is not told, or each key would be a navigation.
 */
export function useForm(calculator: Calculator, language: Language) {
  const show = useMemo(() => showIn(language), [language]);
  const [state, setState] = useState<FormState>(() =>
    fromAddress(calculator, window.location.hash, show),
  );
  const evaluation = useMemo(
    () => evaluate(calculator, givenInForm(calculator, state), show),
    [calculator, state, show],
  );
  const written = useRef(window.location.hash);

  useEffect(() => {
    const fragment = toFragment(calculator, evaluation);
    const hash = fragment === "" ? "" : `#${fragment}`;
    if (hash === written.current) return;
    written.current = hash;
    const { pathname, search } = window.location;
    History.prototype.replaceState.call(
      window.history,
      window.history.state,
      "",
      `${pathname}${search}${hash}`,
    );
  }, [calculator, evaluation]);

  // An address pasted over this one brings other values.
  useEffect(() => {
    const read = () => {
      if (window.location.hash === written.current) return;
      written.current = window.location.hash;
      setState(fromAddress(calculator, window.location.hash, show));
    };
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, [calculator, show]);

  return { state, setState, evaluation, show, reset: () => setState(EMPTY) };
}
