import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import shared from "../configure/configure.module.css";

/** The code that the author of a panel gave. */
export function PanelCode({ onCode }: { onCode(code: string): void }) {
  const { t } = useTranslation("panels");
  const [code, setCode] = useState("");
  return (
    <form
      className={shared.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() !== "") onCode(code.trim().toUpperCase());
      }}
    >
      <TextInput
        label={t("expert.code")}
        autoComplete="off"
        maxLength={20}
        value={code}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
      />
      <div>
        <Button type="submit" disabled={code.trim() === ""}>
          {t("expert.enter")}
        </Button>
      </div>
    </form>
  );
}
