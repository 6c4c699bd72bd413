import { createContext, use } from "react";
import type { Language } from "#platform/i18n/languages.ts";

/** The bank is in French; a question made of a text is in the language of that text. */
export const languageOf = ({ language }: { readonly language?: Language | undefined }): Language =>
  language ?? "fr";

/** Of the words of the question that stands around, so that a screen reader says them right. */
export const QuestionLanguage = createContext<Language>("fr");
export const useQuestionLanguage = (): Language => use(QuestionLanguage);
