import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef, useState } from "react";
import { expect, test, vi } from "vitest";
import { renderPage } from "#platform/ui/testing/render.tsx";
import type { Mode } from "../domain/modes.ts";
import { Composer, LONGEST_QUESTION } from "./composer.tsx";

function Held({ start = "", writing = false, onSend = vi.fn(), onStop = vi.fn() }) {
  const [text, setText] = useState(start);
  const [mode, setMode] = useState<Mode>("general");
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <Composer
      text={text}
      mode={mode}
      speed={null}
      onSpeed={vi.fn()}
      writing={writing}
      sending={false}
      fieldRef={field}
      onText={setText}
      onMode={setMode}
      onSend={onSend}
      onStop={onStop}
      focusField={() => field.current?.focus()}
    />
  );
}
const field = () => screen.findByRole("textbox", { name: "Votre question" });

test("Enter sends, Shift and Enter go to the next line", async () => {
  const onSend = vi.fn();
  await renderPage(<Held onSend={onSend} />, { texts: ["chat"] });
  await userEvent.type(await field(), "asthme{Shift>}{Enter}{/Shift}aigu");
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.type(await field(), "{Enter}");
  expect(onSend).toHaveBeenCalledExactlyOnceWith("asthme\naigu");
});

test("nothing leaves while the text is blank or too long", async () => {
  const onSend = vi.fn();
  await renderPage(<Held start={"a".repeat(LONGEST_QUESTION + 1)} onSend={onSend} />, {
    texts: ["chat"],
  });
  await userEvent.type(await field(), "{Enter}");
  expect(screen.getByRole("alert")).toHaveTextContent(/8\s000/);
  await userEvent.clear(await field());
  await userEvent.type(await field(), "  {Enter}");
  expect(screen.getByRole("button", { name: "Envoyer" })).toBeDisabled();
  expect(onSend).not.toHaveBeenCalled();
});

test("a patient's identity stops the question until the person decides", async () => {
  const onSend = vi.fn();
  const text = "Mme Durand, 74 ans : embolie pulmonaire";
  await renderPage(<Held start={text} onSend={onSend} />, { texts: ["chat"] });
  await userEvent.type(await field(), "{Enter}");
  const warning = screen.getByRole("alertdialog");
  expect(warning).toHaveTextContent("Mme Durand");
  expect(onSend).not.toHaveBeenCalled();
  expect(screen.getByRole("button", { name: "Modifier le texte" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(await field()).toHaveFocus();
  expect(await field()).toHaveValue(text);
  await userEvent.keyboard("{Enter}");
  await userEvent.click(screen.getByRole("button", { name: "Envoyer quand même" }));
  expect(onSend).toHaveBeenCalledExactlyOnceWith(text);
});

test("a warning is about the text it was given for", async () => {
  const onSend = vi.fn();
  await renderPage(<Held start="Mme Durand : embolie pulmonaire" onSend={onSend} />, {
    texts: ["chat"],
  });
  await userEvent.type(await field(), "{Enter}");
  await userEvent.type(await field(), ", 06 12 34 56 78");
  expect(screen.queryByRole("alertdialog")).toBeNull();
  await userEvent.type(await field(), "{Enter}");
  expect(screen.getByRole("alertdialog")).toHaveTextContent("06 12 34 56 78");
  expect(onSend).not.toHaveBeenCalled();
});

test("while an answer is written the button stops it", async () => {
  const onStop = vi.fn();
  await renderPage(<Held writing onStop={onStop} />, { texts: ["chat"] });
  await userEvent.click(await screen.findByRole("button", { name: "Arrêter" }));
  expect(onStop).toHaveBeenCalledOnce();
});
