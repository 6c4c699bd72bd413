import fc from "fast-check";
import { expect, test } from "vitest";
import { mark } from "./marking.ts";
import { findProfile, PROFILES, type Profile } from "./profiles.ts";
import { CONCORDANCE_STEPS, type Point, type Question, type ZoneQuestion } from "./question.ts";

const profile = (id: Profile["id"]): Profile => {
  const found = findProfile(id);
  if (!found) throw new Error(`No profile ${id}`);
  return found;
};
const EDN = profile("edn-2024");
const STRICT = profile("strict");

const share = fc.double({ min: 0, max: 1, noNaN: true });
const point = fc.tuple(share, share);
const zones: fc.Arbitrary<ZoneQuestion> = fc
  .record({
    type: fc.constant("zones" as const),
    zones: fc.array(
      fc.record({ x: share, y: share, radius: fc.double({ min: 0.01, max: 0.3, noNaN: true }) }),
      {
        minLength: 1,
        maxLength: 5,
      },
    ),
    ratio: fc.double({ min: 0.2, max: 3, noNaN: true }),
  })
  .map(({ zones, ...rest }) => ({
    ...rest,
    zones: zones.map((zone, at) => ({ ...zone, id: String(at) })),
  }));

const within = (score: number) => {
  expect(score).toBeGreaterThanOrEqual(0);
  expect(score).toBeLessThanOrEqual(1);
};
const isInside = ({ zones, ratio = 1 }: ZoneQuestion, [x, y]: Point) =>
  zones.some((zone) => Math.hypot(x - zone.x, (y - zone.y) * ratio) <= zone.radius);

test("1,000 random drawings: from 0 to 1, the same in another order, never better for a point beside", () => {
  fc.assert(
    fc.property(zones, fc.array(point, { maxLength: 8 }), point, (question, points, beside) => {
      for (const profile of PROFILES) {
        const { score } = mark(question, points, profile);
        within(score);
        const turned = { ...question, zones: question.zones.toReversed() };
        expect(mark(turned, points.toReversed(), profile).score).toBe(score);
        if (!isInside(question, beside))
          expect(mark(question, [...points, beside], profile).score).toBeLessThanOrEqual(score);
      }
    }),
    { numRuns: 1_000 },
  );
});

test("the centre of each zone is the whole point, whatever the shape of the drawing", () => {
  fc.assert(
    fc.property(zones, (question) => {
      const centres = question.zones.map(({ x, y }): Point => [x, y]);
      for (const profile of PROFILES) expect(mark(question, centres, profile).score).toBe(1);
    }),
  );
});

const panel = fc
  .array(fc.nat(30), { minLength: CONCORDANCE_STEPS.length, maxLength: CONCORDANCE_STEPS.length })
  .filter((counts) => counts.some((count) => count > 0))
  .map((counts) =>
    Object.fromEntries(CONCORDANCE_STEPS.map((step, at) => [step, counts[at] ?? 0])),
  );

test("1,000 random panels: the most chosen step is one, the others follow the experts, two are none", () => {
  fc.assert(
    fc.property(panel, (panel) => {
      const question: Question = { type: "tcs", panel };
      const score = (steps: readonly string[], by = EDN) => mark(question, steps, by).score;
      const most = Math.max(...Object.values(panel));
      for (const step of CONCORDANCE_STEPS) {
        within(score([step]));
        expect(score([step])).toBe((panel[step] ?? 0) / most);
        expect(score([step], STRICT)).toBe(panel[step] === most ? 1 : 0);
        for (const other of CONCORDANCE_STEPS)
          if (other !== step) {
            expect(score([step, other])).toBe(0);
            if ((panel[step] ?? 0) >= (panel[other] ?? 0))
              expect(score([step])).toBeGreaterThanOrEqual(score([other]));
          }
      }
    }),
    { numRuns: 1_000 },
  );
});

const lines = fc
  .array(fc.record({ correct: fc.boolean(), chosen: fc.boolean() }), { minLength: 2, maxLength: 6 })
  .filter((drawn) => drawn.some(({ correct }) => correct));

test("1,000 random articles: from 0 to 1, the mean of their questions, never better for a wrong tick", () => {
  fc.assert(
    fc.property(fc.array(lines, { minLength: 2, maxLength: 6 }), (drawn) => {
      const questions = drawn.map((part) => ({
        type: "qrm" as const,
        propositions: part.map(({ correct }, at) => ({ id: String(at), correct })),
      }));
      const answers = drawn.map((part) =>
        part.flatMap(({ chosen }, at) => (chosen ? [String(at)] : [])),
      );
      const question: Question = { type: "lca", questions };
      for (const profile of PROFILES) {
        const { score } = mark(question, answers, profile);
        within(score);
        const each = questions.map((part, at) => mark(part, answers[at] ?? [], profile).score);
        expect(score).toBeCloseTo(each.reduce((sum, one) => sum + one, 0) / each.length, 9);
        const [wrong] =
          drawn[0]?.flatMap(({ correct, chosen }, at) => (correct || chosen ? [] : [String(at)])) ??
          [];
        if (wrong === undefined) continue;
        const [first = [], ...others] = answers;
        const worse = mark(question, [[...first, wrong], ...others], profile).score;
        expect(worse).toBeLessThanOrEqual(score);
      }
    }),
    { numRuns: 1_000 },
  );
});
