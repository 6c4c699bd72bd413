// The draw as Stryker knows it: a checker, which lets through the mutants that were drawn. The
// others end as « not drawn », which its schema of results calls a compile error.
import { CheckStatus } from "@stryker-mutator/api/check";
import { commonTokens, declareClassPlugin, PluginKind } from "@stryker-mutator/api/plugin";
import { draw } from "./draw.mjs";

class DrawChecker {
  static inject = [commonTokens.options];
  #wanted;
  #drawn = null;

  constructor(options) {
    this.#wanted = options.draw;
  }

  async init() {}

  /** Given all of them at once: a second time would be a second draw. */
  async group(mutants) {
    if (this.#drawn) throw new Error("the mutants came in two parts");
    this.#drawn = draw(mutants, this.#wanted);
    return [mutants.map(({ id }) => id)];
  }

  async check(mutants) {
    return Object.fromEntries(
      mutants.map(({ id }) => [
        id,
        this.#drawn?.has(id)
          ? { status: CheckStatus.Passed }
          : { status: CheckStatus.CompileError, reason: "not drawn" },
      ]),
    );
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, "draw", DrawChecker)];
export const strykerValidationSchema = {
  properties: {
    draw: {
      type: "object",
      properties: { seed: { type: "integer" }, size: { type: "integer", minimum: 1 } },
      required: ["seed", "size"],
    },
  },
};
