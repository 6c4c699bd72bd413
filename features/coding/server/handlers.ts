import { implementFeature } from "#platform/feature/server/implement.ts";
import { contract } from "../contract.ts";
import { codeDescription } from "./code-description.ts";
import { codesFor } from "./find-codes.ts";

const os = implementFeature(contract);

export const handlers = os.router({
  code: os.code.handler(async ({ input, context: { services } }) => ({
    coded: await codeDescription(services, input),
  })),

  find: os.find.handler(async ({ input: { table, query, date }, context: { services } }) => ({
    results: await codesFor(services, table, query, date),
  })),
});
