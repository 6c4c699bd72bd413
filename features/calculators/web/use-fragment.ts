import {
  type Dispatch,
  type SetStateAction,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import type { Form, Show } from "../domain/calculator.ts";
import { type FormState, fromAddress } from "./form-state.ts";

/**
 * What a form holds, kept in the fragment of the address: a reload keeps it, a link shares it, and
 * no server sees it. The router is not told, or each key would be a navigation.
 */
export function useFragment(
  form: Form,
  show: Show,
): {
  state: FormState;
  setState: Dispatch<SetStateAction<FormState>>;
  keep: (fragment: string) => void;
} {
  const [state, setState] = useState<FormState>(() =>
    fromAddress(form, window.location.hash, show),
  );
  const written = useRef(window.location.hash);

  const keep = useCallback((fragment: string) => {
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
  }, []);

  // An address pasted over this one brings other values.
  useEffect(() => {
    const read = () => {
      if (window.location.hash === written.current) return;
      written.current = window.location.hash;
      setState(fromAddress(form, window.location.hash, show));
    };
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, [form, show]);

  return { state, setState, keep };
}
