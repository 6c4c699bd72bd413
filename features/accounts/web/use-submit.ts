import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { network } from "#platform/network/web/network-state.ts";
import type { FieldErrors } from "./explain-refusal.ts";

interface Submission {
  busy: boolean;
  faults: FieldErrors;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
}

/**
 * One submission at a time: `check` finds what is wrong before asking, `send` what the server
 * refused. The first faulty field takes the focus; what was typed stays. A failure of the network is
 * no longer told once the server answers; `resends` then sends again what the person had asked to send.
 */
export function useSubmit(
  check: () => FieldErrors,
  send: () => Promise<FieldErrors>,
  { resends = false } = {},
): Submission {
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<FieldErrors>({});
  const show = (form: HTMLFormElement, found: FieldErrors): void => {
    setFaults(found);
    const first = (Object.keys(found) as (keyof FieldErrors)[]).find((field) => field !== "form");
    const input = first && form.elements.namedItem(first);
    if (input instanceof HTMLElement) input.focus();
  };
  const last = useRef<HTMLFormElement>(null);
  const submit = (form: HTMLFormElement): void => {
    last.current = form;
    if (busy) return;
    const wrong = check();
    show(form, wrong);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    void send()
      .then((refused) => show(form, refused))
      .finally(() => setBusy(false));
  };
  const back = useEffectEvent(() => {
    setFaults(({ form: _away, ...fields }) => fields);
    if (resends && last.current) submit(last.current);
  });
  const told = faults.form;
  useEffect(() => {
    if (told === undefined || !network.isAway()) return;
    return network.subscribe(() => {
      if (!network.isAway()) back();
    });
  }, [told]);
  return {
    busy,
    faults,
    onSubmit(event) {
      event.preventDefault();
      submit(event.currentTarget);
    },
  };
}
