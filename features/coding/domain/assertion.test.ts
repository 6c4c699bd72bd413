import { describe, expect, test } from "vitest";
import { assertionOf, concludes } from "./assertion.ts";

/** What is asked stands between bars. */
function asked(marked: string, code = "J189") {
  const start = marked.indexOf("|");
  const text = marked.replaceAll("|", "");
  return assertionOf(text, start, marked.lastIndexOf("|") - 1, code);
}

describe("what is said of a disease", () => {
  test.each([
    ["Le patient présente une |pneumopathie|.", "present"],
    ["Pas de |pneumopathie|.", "absent"],
    ["Pas d'argument pour une |pneumopathie|.", "absent"],
    ["Pas de toux, fièvre, |pneumopathie|.", "absent"],
    ["Pas de toux, le scanner montre une |pneumopathie|.", "present"],
    ["Pas de fièvre mais |pneumopathie| du lobe droit.", "present"],
    ["|Pneumopathie| éliminée.", "absent"],
    ["|Pneumopathie| : non", "absent"],
    ["|Pneumopathie| sans signe de gravité.", "present"],
    ["Mère traitée pour |pneumopathie|.", "family"],
    ["Enfant amené par sa mère pour |pneumopathie|.", "present"],
    ["|Pneumopathie| chez sa sœur.", "family"],
    ["Suspicion de |pneumopathie|.", "possible"],
    ["|Pneumopathie| ?", "possible"],
    ["Antécédent de |pneumopathie|.", "past"],
    ["|Pneumopathie| en 2012.", "past"],
    ["|Scanner thoracique| prévu.", "planned"],
    ["|Scanner thoracique| injecté à programmer demain", "planned"],
    ["|Échographie|, non faite.", "planned"],
    ["|Scanner thoracique| réalisé, consultation prévue.", "present"],
    ["|Scanner thoracique| : pas d'embolie. Contrôle prévu.", "present"],
    ["Antécédents :\n- asthme\n- |pneumopathie|", "past"],
    ["Antécédents familiaux :\n- |pneumopathie|", "family"],
    ["Antécédents :\n- asthme\nExamen clinique :\n|pneumopathie|", "present"],
  ])("%s: %s", (text, said) => expect(asked(text)).toBe(said));
  test("a lasting disease of the history is still there, and denied it is not", () => {
    expect(asked("Antécédents : |HTA|", "I10")).toBe("present");
    expect(asked("Antécédents : pas d'|HTA|", "I10")).toBe("absent");
  });
});

test("a conclusion is known by its heading", () => {
  const text = "Motif : toux\nConclusion :\npneumopathie";
  expect(concludes(text, text.indexOf("pneumopathie"))).toBe(true);
  expect(concludes(text, text.indexOf("toux"))).toBe(false);
});
