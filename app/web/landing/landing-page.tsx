import { useTranslation } from "react-i18next";
import { currentLanguage, setLanguage, textTree } from "#platform/i18n/web/i18n.ts";
import { Landing, type LandingTexts } from "./landing.tsx";

/** "/" reached from inside the application; a first visit gets the prerendered page instead. */
export function LandingPage() {
  useTranslation("landing");
  const language = currentLanguage();
  const texts = textTree("landing") as LandingTexts;
  return (
    <Landing texts={texts} language={language} onLanguage={(chosen) => void setLanguage(chosen)} />
  );
}
