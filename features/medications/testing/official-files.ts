// The thesaurus of interactions and the drug database of the test data, as they were published;
// empty where the folder is missing.
import { gunzipSync } from "node:zlib";
import { testData } from "#platform/testing/test-data.ts";

/** A packed file of the test data, or null. */
export function packedText(path: string): string | null {
  const packed = testData(path);
  return packed ? gunzipSync(packed).toString() : null;
}

const file = (name: string) => {
  const text = packedText(`interactions/${name}-20102020.json.gz`);
  return text === null ? [] : [{ name: `${name}-20102020.json`, text }];
};

/** Both files of the thesaurus. */
export const thesaurusFiles = () => [
  ...file("thesaurus-referentiel-national-des-interactions-medicamenteuses"),
  ...file("index-des-substances"),
];
