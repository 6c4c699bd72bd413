// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { eraseDrafts, hasDrafts, noteDraft } from "./drafts.ts";

test("a draft is told of while something is typed in one of them", () => {
  expect(hasDrafts("anna")).toBe(false);
  noteDraft("anna", "chat-draft:anna:new", true);
  noteDraft("anna", "chat-draft:anna:new", true);
  noteDraft("anna", "flashcards-draft:anna", true);
  noteDraft("anna", "chat-draft:anna:new", false);
  expect(hasDrafts("anna")).toBe(true);
  noteDraft("anna", "flashcards-draft:anna", false);
  expect(hasDrafts("anna")).toBe(false);
  expect(localStorage).toHaveLength(0);
});

test("what is kept under a person's name goes, and nothing of anybody else", () => {
  for (const key of ["chat-draft:anna:new", "revision-sheet-edit:anna:7", "flashcards-draft:anna"])
    localStorage.setItem(key, "douleur thoracique");
  noteDraft("anna", "flashcards-draft:anna", true);
  for (const key of ["chat-draft:annabel:new", "user-language", "note:other:anna"])
    localStorage.setItem(key, "kept");
  for (const one of ["anna", "annabel"]) sessionStorage.setItem(`session-mark:${one}`, "{}");
  eraseDrafts("anna");
  expect(Object.keys(sessionStorage)).toEqual(["session-mark:annabel"]);
  expect(Object.keys(localStorage).sort()).toEqual([
    "chat-draft:annabel:new",
    "note:other:anna",
    "user-language",
  ]);
});

test("unreadable or refused storage stops nobody", () => {
  localStorage.setItem("drafts:anna", "{not json");
  expect(hasDrafts("anna")).toBe(false);
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(hasDrafts("anna")).toBe(false);
  expect(() => noteDraft("anna", "chat-draft:anna:new", true)).not.toThrow();
});
