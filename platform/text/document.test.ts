import { expect, test } from "vitest";
import { isDocument } from "./document.ts";

test.each([
  "https://www.has-sante.fr",
  "https://chadsva.org/",
  "https://cfrc.fr/index.php",
  "https://www.ema.europa.eu/en/",
  "https://www.gov.uk/drug-safety-update",
  "https://www.ukkidney.org/health-professionals/guidelines",
  "https://www.sfmu.org/toxin/",
])("%s is the home of a site or of a section", (link) => expect(isDocument(link)).toBe(false));

test.each([
  "https://pubmed.ncbi.nlm.nih.gov/3338130/",
  "https://smur.hug.ch/crash-2",
  "https://www.nice.org.uk/guidance/NG234/chapter/recommendations",
  "https://epopi.fr/?page=fiche&id=161",
])("%s is a document", (link) => expect(isDocument(link)).toBe(true));
