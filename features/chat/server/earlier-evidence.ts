// What a cut answer already leans on, found again before a model goes on with it: without it, a
// right dose that came through a tool would be marked as unverified.
import type { Passage } from "#platform/ai/toolbox.ts";
import type { ToolEvidence } from "../domain/audit.ts";
import type { MindRequest } from "./mind.ts";
import { contextOf } from "./tools-call.ts";

/**
 * The passages it cites, in the order of their numbers. One that the library no longer holds is
 * left out.
 */
export async function earlierPassages(request: MindRequest): Promise<Passage[]> {
  const libraries = request.services.features.flatMap(({ knowledge }) => knowledge ?? []);
  const context = contextOf(request);
  const opened = (request.continuing?.sources ?? []).map(async ({ id }) => {
    for (const library of libraries) {
      const passage = await library.open(id, context);
      if (passage) return [passage];
    }
    return [];
  });
  return (await Promise.all(opened)).flat();
}

/** Results of its tools that compute or look up; a search is read through its passages. */
export const earlierResults = ({ continuing }: MindRequest): ToolEvidence[] =>
  (continuing?.tools ?? [])
    .filter(({ card }) => card !== null && card !== "library-search")
    .map(({ name, input, output }) => ({ name, input, output }));
