import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { writeAnswerFile } from "./answer-file.ts";

/** Written without network: the person carries the answers to where there is one. */
export function AnswerFileButton({ id }: { id: string }) {
  const { t } = useTranslation("study");
  const { mutate, isError, data } = useMutation({
    networkMode: "always",
    mutationFn: async () => {
      const text = await writeAnswerFile(id);
      if (text === null) throw new Error("nothing of this paper is here");
      const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
      const link = document.createElement("a");
      link.href = address;
      link.download = `reponses-${id.slice(0, 8)}.sclepios`;
      link.click();
      URL.revokeObjectURL(address);
      return true;
    },
  });
  return (
    <>
      <Button variant="default" onClick={() => mutate()}>
        {t("answerFile.download")}
      </Button>
      {data && <span role="status">{t("answerFile.downloaded")}</span>}
      {isError && <span role="alert">{t("answerFile.absent")}</span>}
    </>
  );
}
