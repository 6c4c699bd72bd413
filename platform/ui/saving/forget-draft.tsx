import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";

/** Takes away what was typed and is on this device alone; said twice, since nothing brings it back. */
export function ForgetDraft({ onForget }: { onForget(): void }) {
  const { t } = useTranslation("common");
  const [asked, setAsked] = useState(false);
  return (
    <Button variant="default" onClick={() => (asked ? onForget() : setAsked(true))}>
      {t(asked ? "save.forgetSure" : "save.forget")}
    </Button>
  );
}
