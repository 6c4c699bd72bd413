// What a feature tells a language model, as data: administrators edit, compare, try and publish it.
// Pure: the server binds `Services` to its own services.
import type { ToolContext } from "./toolbox.ts";

/** What a trial cost, as the endpoint counted it. */
export interface TrialCost {
  provider: string;
  model: string;
  tokensIn: number;
  tokensOut: number;
  cachedTokens: number;
}

/** What becomes of a question under a prompt. Nothing of it is kept in a conversation. */
export type PromptTrial =
  | { kind: "answered"; text: string; cost: TrialCost }
  /**
   * The model was asked and gave nothing to show; `reason` is a sentence in the language of the
   * context.
   */
  | { kind: "failed"; reason: string; cost: TrialCost | null }
  /**
   * No model is connected: the titles of the sections the documentary mind would use, in their
   * order.
   */
  | { kind: "noModel"; sections: readonly string[] };

export interface PromptUse<Services = unknown> {
  /** Unique in the installation: the assistance mode, such as "diagnostic". */
  mode: string;
  /** Key "namespace:key" of its name shown to people. */
  titleKey: string;
  /** In use while nothing is published. */
  builtIn: string;
  /**
   * Answers `question` under `text`, as the mind that is configured would, and gives up after
   * `withinMs`.
   */
  run(
    trial: { text: string; question: string; withinMs: number },
    context: ToolContext<Services>,
  ): Promise<PromptTrial>;
}
