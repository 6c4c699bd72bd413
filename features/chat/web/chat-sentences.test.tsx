// The messages of the specification, §8 "Chat", each in the three languages, and what was typed is
// still there.
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { LANGUAGES, type Language } from "#platform/i18n/languages.ts";
import { adoptLanguage, currentLanguage } from "#platform/i18n/web/i18n.ts";
import { fakeCalls, Refusal } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { signIn } from "#platform/ui/testing/signed-in.ts";
import { ChatPage } from "./chat-page.tsx";

beforeEach(() => {
  localStorage.clear();
  signIn();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await adoptLanguage("fr");
});

const ID = "11111111-1111-4111-8111-111111111111";
const FIELD: Record<Language, string> = {
  fr: "Votre question",
  en: "Your question",
  es: "Su pregunta",
};
const field = () => screen.findByRole("textbox", { name: FIELD[currentLanguage()] });

type Sentences = Record<Language, RegExp>;
const REFUSED: [string, () => never, Sentences][] = [
  [
    "session expired",
    () => {
      throw new Refusal(401, "UNAUTHENTICATED");
    },
    { fr: /^Session expirée\./, en: /^Session expired\./, es: /^La sesión ha caducado\./ },
  ],
  [
    "invalid session",
    () => {
      throw new Refusal(403, "FORBIDDEN");
    },
    { fr: /^Session invalide\./, en: /^Invalid session\./, es: /^Sesión no válida\./ },
  ],
  [
    "server error",
    () => {
      throw new Refusal(500, "INTERNAL_SERVER_ERROR", { id: "err_0123456789abcdef" });
    },
    { fr: /^Erreur du serveur\./, en: /^Server error\./, es: /^Error del servidor\./ },
  ],
  [
    "no response",
    () => {
      throw new Refusal(502, "BAD_GATEWAY");
    },
    {
      fr: /^Aucune réponse reçue\./,
      en: /^No response received\./,
      es: /^No se recibió respuesta\./,
    },
  ],
  [
    "timeout",
    () => {
      throw new Refusal(504, "GATEWAY_TIMEOUT");
    },
    {
      fr: /^Délai d’attente dépassé\./,
      en: /^Timed out\./,
      es: /^Tiempo de espera agotado\./,
    },
  ],
  [
    "connection error",
    () => {
      throw new TypeError("Failed to fetch");
    },
    { fr: /^Erreur de connexion\./, en: /^Connection error\./, es: /^Error de conexión\./ },
  ],
  [
    "too many requests",
    () => {
      throw new Refusal(429, "RATE_LIMITED", { retryAfter: 12 });
    },
    {
      fr: /^Trop de requêtes\..* 12/,
      en: /^Too many requests\..* 12/,
      es: /^Demasiadas solicitudes\..* 12/,
    },
  ],
  [
    "the month's answers used up",
    () => {
      throw new Refusal(429, "ALLOWANCE_EXHAUSTED", {
        limit: 30,
        resetsAt: new Date("2026-12-01T00:00:00Z"),
      });
    },
    { fr: /^Limite mensuelle atteinte.* 30 /, en: /monthly.* 30 /i, es: /mensual.* 30 /i },
  ],
];

describe.each(LANGUAGES)("in %s", (language) => {
  beforeEach(() => adoptLanguage(language));

  test.each(REFUSED)(
    "%s is said, and what was typed is in its field and on this device",
    async (_, send, sentences) => {
      fakeCalls({ "chat/list": () => [], "chat/send": send });
      await renderPage(<ChatPage />, { texts: ["chat"], at: "/chat" });
      await userEvent.type(await field(), "Hyperkaliémie{Enter}");
      const alert = await screen.findByRole("alert");
      expect(alert.querySelector("p")?.textContent?.replaceAll("\u00a0", " ")).toMatch(
        sentences[language],
      );
      expect(await field()).toHaveValue("Hyperkaliémie");
      expect(localStorage.getItem("chat-draft:p1:new")).toBe("Hyperkaliémie");
    },
  );

  test("no conversation selected is said", async () => {
    fakeCalls({ "chat/list": () => [] });
    await renderPage(<ChatPage />, { texts: ["chat"], at: "/chat" });
    const sentence = {
      fr: /^Aucune conversation sélectionnée/,
      en: /^No conversation selected/,
      es: /^Ninguna conversación seleccionada/,
    };
    expect(await screen.findByText(sentence[language])).toBeVisible();
  });

  test("an empty conversation is said", async () => {
    const conversation = {
      id: ID,
      title: "Vide",
      pinned: false,
      archived: false,
      version: 0,
      createdAt: new Date(),
      updatedAt: new Date(),
    };
    fakeCalls({ "chat/list": () => [], "chat/open": () => ({ ...conversation, messages: [] }) });
    await renderPage(<ChatPage />, { texts: ["chat"], at: `/chat?conversation=${ID}` });
    const sentence = {
      fr: /^Cette conversation est vide\./,
      en: /^This conversation is empty\./,
      es: /^Esta conversación está vacía\./,
    };
    expect(await screen.findByText(sentence[language])).toBeVisible();
  });
});
