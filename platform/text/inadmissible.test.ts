import { expect, test } from "vitest";
import { isInadmissible } from "./inadmissible.ts";

test.each([
  "https://fr.scribd.com/document/1",
  "https://www.droracle.ai/articles/1",
  "https://fr.readkong.com/page/1",
  "https://vidal.mededuct.com/miacalcic",
  "https://fdocuments.fr/document/mise-au-point.html",
  "https://www.rxreasoner.com/indications/I-945684",
  "https://rxreasoner.com/monographs/brilique/usage",
])("%s is no source", (link) => expect(isInadmissible(link)).toBe(true));

test.each(["https://www.has-sante.fr/jcms/c_1", "https://notscribd.com/document/1"])(
  "%s may be one",
  (link) => expect(isInadmissible(link)).toBe(false),
);
