import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { cache } from "#platform/offline/web/cache.ts";
import { fakeCalls, Refusal } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { Origin } from "./origin.tsx";
import { QuizTab } from "./quiz-tab.tsx";

const SHEETS = { sheets: [{ id: "anaphylaxie", title: "Anaphylaxie" }] };
const paper = {
  ...{ id: "11111111-1111-4111-8111-111111111111", mode: "training", profile: "edn-2024" },
  ...{ specialties: [], count: 0, minutes: null, startedAt: new Date(), submittedAt: null },
  ...{ duration: null, score: null, answered: null, elapsed: 0, questions: [], keys: [] },
  ...{ answers: [] },
};

/** The calls that are not streams, then the events of the quiz. */
async function draw(quiz: () => Response | Promise<Response>, more: object = {}) {
  const calls = fakeCalls({ "study/quizSetup": () => SHEETS, ...more });
  const rest = globalThis.fetch;
  const asked: unknown[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    if (!request.url.endsWith("/study/generateQuiz")) return rest(request);
    asked.push(JSON.parse(await request.text()).json);
    return await quiz();
  });
  const onBegin = vi.fn();
  await renderPage(<QuizTab onBegin={onBegin} />, { texts: ["quiz", "study"] });
  return { calls, asked, onBegin };
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
    }),
  ]);
});

test("the generation is said, and can be cancelled; the choices stay", async () => {
  const { onBegin } = await draw(() => new Promise(() => {}));
  await ask("choc");
  expect(await screen.findByRole("status")).toHaveTextContent("Lecture de la bibliothèque");
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
