import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { renderPage } from "#platform/ui/testing/render.tsx";
import type { BankQuestion } from "../../../domain/bank-question.ts";
import { mark } from "../../../domain/marking.ts";
import { findProfile } from "../../../domain/profiles.ts";
import type { SingleAnswer } from "../../../domain/question.ts";
import { shownQuestion } from "../../../domain/shown-question.ts";
import { CONCORDANCE, POINTED_CASE, ZONES } from "../../../testing/kinds.ts";
import { Computation } from "../computation.tsx";
import { Correction } from "../correction.tsx";
import { Field } from "../question-field.tsx";
import { answerText } from "../question-view.tsx";

let given: SingleAnswer = [];
function Answered({ question }: { question: BankQuestion }) {
  const [value, setValue] = useState<SingleAnswer>([]);
  given = value;
  return (
    <Field
      part={shownQuestion(question)}
      value={value}
      struck={[]}
      disabled={false}
      onChange={setValue}
      onStrike={() => {}}
    />
  );
}
const show = (question: BankQuestion) =>
  renderPage(<Answered question={question} />, { texts: ["study"] });

test("a drawing is pointed at with the keyboard alone, and a point is taken away the same way", async () => {
  await show(ZONES);
  const pad = await screen.findByRole("button", { name: /^Image à pointer/ });
  expect(pad).toHaveAccessibleName(/Un cadre et deux croix/);
  pad.focus();
  await userEvent.keyboard("{ArrowLeft>12/}{Enter}");
  expect(given).toEqual([[0.26, 0.5]]);
  expect(screen.getByText("1 point posé sur 1", { exact: false })).toBeVisible();
  await userEvent.keyboard("{Shift>}{ArrowLeft}{/Shift}{Enter}");
  expect(given).toEqual([]);
});

test("who does not see the drawing names the places instead", async () => {
  await show(ZONES);
  await userEvent.click(await screen.findByText("Choisir par leur nom"));
  await userEvent.click(screen.getByRole("checkbox", { name: "La croix de droite" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "La croix de gauche" }));
  await userEvent.click(screen.getByRole("button", { name: "Retirer le point 1" }));
  expect(given).toEqual([[0.25, 0.5]]);
  expect(mark(ZONES, given, findProfile("edn-2024") ?? never()).score).toBe(1);
});

const never = (): never => {
  throw new Error("no profile");
};

test("the correction of zones tells which were expected and why", async () => {
  await renderPage(
    <Correction attemptId="p" position={0} content={ZONES} given={[[0.75, 0.5]]} cards={false} />,
    { texts: ["study"] },
  );
  const row = (name: string) => within(screen.getByText(name).closest("tr") as HTMLElement);
  expect(row("La croix de gauche").getAllByText(/cochée/)).toHaveLength(2);
  expect(row("La croix de droite").getByText("Elle est à droite.")).toBeVisible();
});

test("a question of a case is pointed at, and its correction says which place was expected", async () => {
  const shown = shownQuestion(POINTED_CASE);
  const part = shown.questions?.[0] ?? never();
  expect(answerText(part, [[0.25, 0.5]])).toBe("La croix de gauche");
  await renderPage(
    <>
      <Field
        part={part}
        value={[]}
        struck={[]}
        disabled={false}
        onChange={() => {}}
        onStrike={() => {}}
      />
      <Correction
        attemptId="p"
        position={0}
        content={POINTED_CASE}
        given={[[[0.75, 0.5]], ["deux"]]}
        cards={false}
      />
    </>,
    { texts: ["study"] },
  );
  expect(await screen.findByRole("button", { name: /^Image à pointer/ })).toBeVisible();
  expect(screen.getByText("Elle est à gauche.")).toBeVisible();
});

test("a step of a script concordance is chosen, and compared with the panel", async () => {
  await show(CONCORDANCE);
  expect(await screen.findByText("Un fait nouveau")).toBeVisible();
  await userEvent.click(screen.getByRole("radio", { name: /ni plus ni moins probable/ }));
  expect(given).toEqual(["0"]);
});

test("the correction of a script concordance shows the panel, and the rule that was read", async () => {
  const profile = findProfile("edn-2024") ?? never();
  const { score, steps } = mark(CONCORDANCE, ["0"], profile);
  await renderPage(
    <>
      <Correction attemptId="p" position={0} content={CONCORDANCE} given={["0"]} cards={false} />
      <Computation content={CONCORDANCE} score={score} steps={steps} profile="edn-2024" />
    </>,
    { texts: ["study"] },
  );
  expect(await screen.findByText(/^Panel de 15 experts/)).toBeVisible();
  expect(screen.getByText("vaut 0,5")).toBeVisible();
  expect(screen.getByText(/Règle lue/)).toBeVisible();
  expect(screen.getByRole("link", { name: /Provide scores/ })).toBeVisible();
});

test("a rule whose text could not be opened says so", async () => {
  const { score, steps } = mark(ZONES, [], findProfile("edn-2024") ?? never());
  await renderPage(<Computation content={ZONES} score={score} steps={steps} profile="edn-2024" />, {
    texts: ["study"],
  });
  expect(await screen.findByText(/n’a pas pu être ouvert/)).toBeVisible();
});
