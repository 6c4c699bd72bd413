// A source is a document: the home of a site, or a list of documents, is none.
import { linkParts } from "./link.ts";

const HOME = /^\/?(?:(?:index|accueil|home|default)\.(?:html?|php|aspx?))?(?:(?:fr|en|es)\/?)?$/;

/** What ends the address of a list of documents. */
const SECTION =
  /\/(?:guidelines(?:-\d{4})?(?:-english)?|publications|resources|drug-safety-update|telechargement|toxin)\/?$/;

export const isDocument = (link: string): boolean => {
  const { path, query } = linkParts(link);
  return query !== "" || !(HOME.test(path) || SECTION.test(path));
};
