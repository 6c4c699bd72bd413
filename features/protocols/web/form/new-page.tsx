import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMe } from "#platform/auth/web/session.ts";
import { dayOf, mayWrite } from "../../domain/protocol.ts";
import { emptyDraft } from "./draft.ts";
import { FormFrame } from "./form-frame.tsx";

/** A protocol that the service has not yet here. */
export function NewPage() {
  const { t } = useTranslation("protocols");
  const me = useMe();
  const [fresh] = useState(() => emptyDraft(dayOf(new Date())));
  return (
    <FormFrame
      title={t("new.title")}
      lead={t("new.lead")}
      back="/protocols"
      place="new"
      mayWrite={mayWrite(me)}
      fresh={fresh}
    />
  );
}
