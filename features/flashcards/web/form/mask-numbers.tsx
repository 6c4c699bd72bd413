import { useState } from "react";
import { useTranslation } from "react-i18next";
import { numbered, numbersOf, readNumbers } from "../../domain/occlusion.ts";
import type { Mask } from "../picture/mask-shape.tsx";

interface MaskNumbersProps {
  mask: Mask;
  onChange(mask: Mask): void;
}

/**
 * The cards that ask a mask: "1", or "1, 2" where several do. What is being typed stays as it is
 * typed.
 */
export function MaskNumbers({ mask, onChange }: MaskNumbersProps) {
  const { t } = useTranslation("flashcards");
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label>
      {t("masks.group")}
      <input
        inputMode="decimal"
        value={typed ?? numbersOf(mask).join(", ")}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          const { also: _also, ...alone } = mask;
          onChange({ ...alone, ...numbered(readNumbers(value)) });
        }}
        onBlur={() => setTyped(null)}
      />
    </label>
  );
}
