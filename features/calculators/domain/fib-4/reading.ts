import type { Reading } from "../reading.ts";

export const reading: Reading = {
  names: { fr: "fib-4, fibrosis-4", en: "fib-4, fibrosis-4", es: "fib-4, fibrosis-4" },
  inputs: {
    ast: { names: { fr: "asat, tgo", en: "ast", es: "asat", any: "ast, sgot, got" } },
    alt: { names: { fr: "alat, tgp", en: "alt", es: "alat", any: "alt, sgpt, gpt" } },
  },
};
