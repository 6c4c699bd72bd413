// Run by the build only: the home page as text, one per language.
import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "#platform/i18n/languages.ts";
import en from "../messages/en/landing.json";
import es from "../messages/es/landing.json";
import fr from "../messages/fr/landing.json";
import { Landing, type LandingTexts } from "./landing.tsx";

const TEXTS: Record<Language, LandingTexts> = { fr, en, es };

export interface Prerendered {
  title: string;
  description: string;
  body: string;
}

export const prerender = (language: Language): Prerendered => {
  const texts = TEXTS[language];
  return {
    title: `${texts.page.title} — Sclepios`,
    description: texts.page.description,
    body: renderToStaticMarkup(<Landing texts={texts} language={language} />),
  };
};
