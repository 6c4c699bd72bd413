import { type FormEvent, useState } from "react";
import type { FieldErrors } from "./explain-refusal.ts";

interface Submission {
  busy: boolean;
  faults: FieldErrors;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
}

/**
 * One submission at a time: `check` finds what is wrong before asking, `send` what the server
 * refused. The first faulty field takes the focus; what was typed stays.
 */
export function useSubmit(check: () => FieldErrors, send: () => Promise<FieldErrors>): Submission {
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<FieldErrors>({});
  const show = (form: HTMLFormElement, found: FieldErrors): void => {
    setFaults(found);
    const first = (Object.keys(found) as (keyof FieldErrors)[]).find((field) => field !== "form");
    const input = first && form.elements.namedItem(first);
    if (input instanceof HTMLElement) input.focus();
  };
  return {
    busy,
    faults,
    onSubmit(event) {
      event.preventDefault();
      const form = event.currentTarget;
      if (busy) return;
      const wrong = check();
      show(form, wrong);
      if (Object.keys(wrong).length > 0) return;
      setBusy(true);
      void send()
        .then((refused) => show(form, refused))
        .finally(() => setBusy(false));
    },
  };
}
