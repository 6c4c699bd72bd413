import { alteredMentation } from "../common-criteria.ts";
import type { Reading } from "../reading.ts";

export const reading: Reading = {
  names: { fr: "q-sofa, quick-sofa", en: "q-sofa, quick-sofa", es: "q-sofa, quick-sofa" },
  inputs: { alteredMentation },
};
