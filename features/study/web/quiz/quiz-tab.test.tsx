import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { session } from "#platform/auth/web/session.ts";
import { cache } from "#platform/offline/web/cache.ts";
import { fakeCalls, Refusal } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { Origin } from "./origin.tsx";
import { QuizTab } from "./quiz-tab.tsx";

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(session, "current").mockReturnValue({ id: "p1" } as ReturnType<typeof session.current>);
});
const SHEETS = {
  ...{ sheets: [{ id: "anaphylaxie", title: "Anaphylaxie" }], model: false, left: null },
};
const WITH_MODEL = { "study/quizSetup": () => ({ ...SHEETS, model: true, left: 7 }) };
const paper = {
  ...{ id: "11111111-1111-4111-8111-111111111111", mode: "training", profile: "edn-2024" },
  ...{ specialties: [], count: 0, minutes: null, startedAt: new Date(), submittedAt: null },
  ...{ duration: null, score: null, answered: null, elapsed: 0, questions: [], keys: [] },
  ...{ answers: [] },
};

/** The calls that are not streams, then the events of the quiz. */
async function draw(quiz: () => Response | Promise<Response>, more: object = {}, from?: string) {
  const calls = fakeCalls({ "study/quizSetup": () => SHEETS, ...more });
  const rest = globalThis.fetch;
  const asked: unknown[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    if (!request.url.endsWith("/study/generateQuiz")) return rest(request);
    asked.push(JSON.parse(await request.text()).json);
    return await quiz();
  });
  const [onBegin, onTaken] = [vi.fn(), vi.fn()];
  await renderPage(<QuizTab from={from} onTaken={onTaken} onBegin={onBegin} />, {
    texts: ["quiz", "study", "flashcards"],
  });
  return { calls, asked, onBegin, onTaken };
}
const events = (...sent: object[]) =>
  new Response(
    [
      ...sent.map((json) => `event: message\ndata: ${JSON.stringify({ json })}\n\n`),
      "event: done\n\n",
    ].join(""),
    { headers: { "content-type": "text/event-stream" } },
  );
const refusal = (code: string, data?: unknown) =>
  new Response(
    JSON.stringify({ json: { defined: true, code, status: 422, message: code, data } }),
    {
      status: 422,
      headers: { "content-type": "application/json" },
    },
  );
const ready = () => events({ type: "subject", title: "Anaphylaxie" }, { type: "ready", paper });
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
async function ask(topic = "anaphylaxie") {
  await userEvent.type(await screen.findByLabelText("Sujet"), topic);
  await press("Générer le quiz");
}

test("topic, difficulty and number are sent, and the paper is opened once it is held", async () => {
  vi.spyOn(cache, "put").mockResolvedValue();
  const { asked, onBegin } = await draw(ready);
  expect(await screen.findByRole("button", { name: "Générer le quiz" })).toBeDisabled();
  await userEvent.click(screen.getByRole("radio", { name: "Expert" }));
  await userEvent.click(screen.getByRole("radio", { name: "15" }));
  await ask();
  await vi.waitFor(() => expect(onBegin).toHaveBeenCalledWith(paper.id));
  expect(asked).toEqual([
    expect.objectContaining({
      source: { kind: "topic", topic: "anaphylaxie" },
      difficulty: "expert",
      count: 15,
      by: "rules",
    }),
  ]);
});

test("the generation is said, and can be cancelled; the choices stay", async () => {
  const { onBegin } = await draw(() => new Promise(() => {}));
  await ask("choc");
  expect(await screen.findByRole("status")).toHaveTextContent("Lecture");
  await press("Annuler");
  expect(await screen.findByLabelText("Sujet")).toHaveValue("choc");
  expect(onBegin).not.toHaveBeenCalled();
});

test("a generation that failed is said, and asked for again", async () => {
  vi.spyOn(cache, "put").mockResolvedValue();
  let up = false;
  const { onBegin } = await draw(() => (up ? ready() : new Response("", { status: 500 })));
  await ask();
  expect(await screen.findByRole("alert")).toHaveTextContent("La génération du quiz a échoué.");
  up = true;
  await press("Réessayer");
  await vi.waitFor(() => expect(onBegin).toHaveBeenCalled());
});

test("an answer that was cut before the paper is a generation that failed", async () => {
  await draw(() => events({ type: "subject", title: "Anaphylaxie" }));
  await ask();
  expect(await screen.findByRole("alert")).toHaveTextContent("La génération du quiz a échoué.");
});

test("what could not be loaded is said, and asked for again", async () => {
  let up = false;
  await draw(ready, {
    "study/quizSetup": () => {
      if (!up) throw new Refusal(500, "INTERNAL_SERVER_ERROR");
      return SHEETS;
    },
  });
  expect(await screen.findByRole("alert")).toHaveTextContent("Le quiz n’a pas pu être chargé.");
  up = true;
  await press("Réessayer");
  expect(await screen.findByLabelText("Sujet")).toBeVisible();
});

test("no question is said, and leads back to the choices", async () => {
  await draw(() => refusal("NO_QUESTIONS"));
  await ask("pneumothorax");
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Aucune question n’a pu être générée.",
  );
  await press("Changer les choix");
  expect(await screen.findByLabelText("Sujet")).toHaveValue("pneumothorax");
});

test("a subject without a sheet is named; a neighbour is another quiz, asked for by a press", async () => {
  const neighbours = [{ id: "anaphylaxie", title: "Anaphylaxie" }];
  const { asked } = await draw(() =>
    refusal("SUBJECT_ABSENT", { names: ["la goutte"], neighbours }),
  );
  await ask("goutte");
  expect(await screen.findByRole("alert")).toHaveTextContent("pas de fiche sur : la goutte.");
  expect(asked).toHaveLength(1);
  await press("Anaphylaxie");
  expect(asked[1]).toMatchObject({ source: { kind: "sheet", id: "anaphylaxie" } });
});

test("a device that cannot keep the quiz says so, and opens it", async () => {
  vi.spyOn(cache, "put").mockRejectedValue(new Error("full"));
  const { onBegin } = await draw(ready);
  await ask();
  expect(await screen.findByRole("alert")).toHaveTextContent("La session n’a pas pu commencer");
  expect(onBegin).not.toHaveBeenCalled();
  await press("Ouvrir le quiz");
  expect(onBegin).toHaveBeenCalledWith(paper.id);
});

test("who wrote the questions is said, and what was left out", async () => {
  const quiz = { by: "rules", title: "Anaphylaxie", dropped: 2, otherLevel: 1, asked: 5 } as const;
  await renderPage(<Origin quiz={quiz} count={3} />, { texts: ["quiz"] });
  expect(await screen.findByText(/sans modèle de langage/u)).toBeVisible();
  expect(screen.getByText(/2 questions écartées/u)).toBeVisible();
  expect(screen.getByText(/3 questions sur 5/u)).toBeVisible();
  expect(screen.getByText(/1 question est d’une autre difficulté/u)).toBeVisible();
});

test("a model that wrote is named; rules in its place say why", async () => {
  const base = { title: "Cours", dropped: 0, otherLevel: 0, asked: 3, of: "text" } as const;
  await renderPage(
    <>
      <Origin quiz={{ ...base, by: "model", partial: true }} count={3} />
      <Origin quiz={{ ...base, by: "rules", instead: "serviceUnavailable" }} count={3} />
    </>,
    { texts: ["quiz"] },
  );
  expect(await screen.findByText(/retrouvées mot pour mot dans ce texte/u)).toBeVisible();
  expect(screen.getByText(/il en a lu une partie|en a lu une partie/u)).toBeVisible();
  expect(screen.getByText(/n’a pas répondu.*des règles/u)).toBeVisible();
});

const TEXT = "La surveillance dure 6 heures.";
async function paste(text: string) {
  await userEvent.click(await screen.findByRole("radio", { name: "Un texte ou un fichier" }));
  await userEvent.type(screen.getByRole("textbox", { name: "Texte" }), text);
}

test("a text is sent with its title, outlives the tab until the quiz is there, then is gone", async () => {
  vi.spyOn(cache, "put").mockResolvedValue();
  let up = false;
  const { asked, onBegin } = await draw(() => (up ? ready() : new Response("", { status: 500 })));
  await paste(TEXT);
  await userEvent.type(screen.getByRole("textbox", { name: /Titre/u }), "Cours");
  await press("Générer le quiz");
  await screen.findByRole("alert");
  expect(localStorage.getItem("quiz-new:p1")).toContain(TEXT);
  up = true;
  await press("Réessayer");
  await vi.waitFor(() => expect(onBegin).toHaveBeenCalled());
  expect(asked[1]).toMatchObject({ source: { kind: "text", title: "Cours", text: TEXT } });
  expect(localStorage.getItem("quiz-new:p1")).not.toContain(TEXT);
});

test("a file is read, shown and asked about", async () => {
  const { asked } = await draw(() => new Promise(() => {}));
  await userEvent.click(await screen.findByRole("radio", { name: "Un texte ou un fichier" }));
  const file = new File([TEXT], "cours.md", { type: "text/markdown" });
  // jsdom gives a file no bytes.
  Object.defineProperty(file, "arrayBuffer", {
    value: async () => new TextEncoder().encode(TEXT).buffer,
  });
  await userEvent.upload(screen.getByLabelText("Choisir un fichier"), file);
  await vi.waitFor(() => expect(screen.getByRole("textbox", { name: "Texte" })).toHaveValue(TEXT));
  await press("Générer le quiz");
  await vi.waitFor(() =>
    expect(asked[0]).toMatchObject({ source: { kind: "text", title: "cours", text: TEXT } }),
  );
});

test("with a model, who writes is chosen, what is left is said, and progress is told", async () => {
  const { asked } = await draw(
    () =>
      new Response(
        new ReadableStream({
          start(stream) {
            for (const json of [
              { type: "subject", title: "Anaphylaxie" },
              { type: "written", questions: 2, dropped: 1 },
            ])
              stream.enqueue(
                new TextEncoder().encode(`event: message\ndata: ${JSON.stringify({ json })}\n\n`),
              );
          },
        }),
        { headers: { "content-type": "text/event-stream" } },
      ),
    WITH_MODEL,
  );
  expect(await screen.findByText(/7 demandes restent/u)).toBeVisible();
  await ask();
  await vi.waitFor(() =>
    expect(screen.getByRole("status")).toHaveTextContent(/2 questions vérifiées\. 1 écartée\./u),
  );
  expect(asked[0]).toMatchObject({ by: "model" });
});

test("a text that may hold a patient is shown before it leaves; rules take it without a model", async () => {
  const { asked } = await draw(() => new Promise(() => {}), WITH_MODEL);
  await paste("Madame Durand, née le 12/03/1950, surveillée 6 heures.");
  await press("Générer le quiz");
  expect(await screen.findByRole("alertdialog")).toHaveTextContent("Madame Durand");
  expect(asked).toEqual([]);
  await press("Extraire sans l’envoyer");
  await vi.waitFor(() => expect(asked[0]).toMatchObject({ by: "rules" }));
});

test.each([
  ["MONTHLY_LIMIT", "La limite du mois est atteinte."],
  ["RATE_LIMITED", "Trop de demandes en peu de temps."],
])("%s is said, and rules can make it instead", async (code, sentence) => {
  const { asked } = await draw(() => refusal(code), WITH_MODEL);
  await ask();
  expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
  await press("Extraire par des règles");
  await vi.waitFor(() => expect(asked[1]).toMatchObject({ by: "rules" }));
});

test("a text without a question is said in its own words", async () => {
  await draw(() => refusal("NO_QUESTIONS"));
  await paste("Rien.");
  await press("Générer le quiz");
  expect(await screen.findByRole("alert")).toHaveTextContent("Rien de ce texte");
});

test("what another page gives is taken once: a sheet, an answer; what cannot be read is said", async () => {
  const sheet = await draw(ready, {}, "guidelines.sheet:anaphylaxie");
  expect(await screen.findByRole("combobox", { name: "Fiche" })).toHaveValue("anaphylaxie");
  expect(sheet.onTaken).toHaveBeenCalledOnce();
});

test("an answer of the assistant becomes a text; one that is gone is said", async () => {
  const answer = { id: "m", role: "assistant", text: "Surveiller 6 heures [1].", sources: [] };
  const chat = {
    "chat/open": () => ({ title: "Durée", messages: [{ ...answer, createdAt: new Date() }] }),
  };
  await draw(ready, chat, "chat.answer:c/m");
  expect(await screen.findByRole("textbox", { name: "Texte" })).toHaveValue("Surveiller 6 heures.");
});

test("an answer that cannot be opened leaves the form, with a sentence", async () => {
  await draw(ready, {}, "chat.answer:c/m");
  expect(await screen.findByRole("alert")).toHaveTextContent("n’a pas pu être ouvert");
});
