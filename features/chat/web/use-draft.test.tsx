import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { readDraft } from "./draft.ts";
import { useDraft } from "./use-draft.ts";

const drafts = (conversation: string | undefined) =>
  renderHook(({ at }: { at: string | undefined }) => useDraft("anna", at), {
    initialProps: { at: conversation },
  });

test("what is typed in a conversation stays there, whatever was sent in another one before", () => {
  const { result, rerender } = drafts("a");
  act(() => result.current.write("Dose ?"));
  act(() => result.current.hide());
  act(() => result.current.settle("Dose ?", "a"));
  rerender({ at: "b" });
  act(() => result.current.write("Et la kaliémie"));
  rerender({ at: "a" });
  expect(result.current.text).toBe("");
  rerender({ at: "b" });
  expect(result.current.text).toBe("Et la kaliémie");
});

test("what is typed while a first question leaves goes with the conversation it begins, and only then", () => {
  const { result, rerender } = drafts(undefined);
  act(() => result.current.write("Dose ?"));
  act(() => result.current.hide());
  act(() => result.current.write("Chez l’enfant ?"));
  act(() => result.current.settle("Dose ?", "new-one"));
  rerender({ at: "new-one" });
  expect([result.current.text, readDraft("anna", "new-one"), readDraft("anna", undefined)]).toEqual(
    ["Chez l’enfant ?", "Chez l’enfant ?", ""],
  );
});

test("whoever opens another conversation instead takes nothing of it along", () => {
  const { result, rerender } = drafts(undefined);
  act(() => result.current.settle("Dose ?", "new-one"));
  rerender({ at: "b" });
  act(() => result.current.write("Et la kaliémie"));
  rerender({ at: "new-one" });
  expect(result.current.text).toBe("");
});
