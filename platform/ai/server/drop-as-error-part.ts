import type { LanguageModelV4Middleware, LanguageModelV4StreamPart } from "@ai-sdk/provider";

/**
 * A socket that drops in mid-stream errors the stream itself, and what was read is lost with it:
 * here it becomes an `error` part followed by a `finish`, so that the text stays and the failure is
 * read like any other.
 */
export const dropAsErrorPart: LanguageModelV4Middleware = {
  specificationVersion: "v4",
  wrapStream: async ({ doStream, params }) => {
    const result = await doStream();
    async function* parts(): AsyncGenerator<LanguageModelV4StreamPart> {
      try {
        yield* result.stream;
      } catch (error) {
        if (params.abortSignal?.aborted) throw error;
        yield { type: "error", error };
        yield {
          type: "finish",
          finishReason: { unified: "error", raw: undefined },
          usage: {
            inputTokens: {
              total: undefined,
              noCache: undefined,
              cacheRead: undefined,
              cacheWrite: undefined,
            },
            outputTokens: { total: undefined, text: undefined, reasoning: undefined },
          },
        };
      }
    }
    return {
      ...result,
      stream: ReadableStream.from(parts()) as ReadableStream<LanguageModelV4StreamPart>,
    };
  },
};
