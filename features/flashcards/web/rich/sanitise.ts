// Notes come from files of anybody: their HTML is made safe each time it is shown. Nothing of it
// may style the page, leave the application or name an element of ours.
import createDOMPurify, { type Config } from "dompurify";
import { withAttributes } from "./inert-html.ts";

const MEDIUM = /^\/api\/flashcards\/media\/[\w.-]{1,100}$/;
const LINK = /^(?:https?:\/\/|mailto:|\/(?!\/|api\/|rpc\/))/i;

const ALLOWED_ATTR =
  "alt colspan controls data-gap dir href lang rowspan scope src start title type".split(" ");
const NOTE: Config & { RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: (
    "a abbr audio b blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure " +
    "h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q rp rt ruby s samp small source span strike strong sub " +
    "summary sup table tbody td tfoot th thead tr tt u ul var video wbr font center"
  ).split(" "),
  ALLOWED_ATTR,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
};
const FORMULA: Config & { RETURN_DOM_FRAGMENT: true } = {
  USE_PROFILES: { mathMl: true },
  FORBID_ATTR: ["style", "class", "id", "href"],
  RETURN_DOM_FRAGMENT: true,
};

const purify = createDOMPurify(window);

purify.addHook("afterSanitizeAttributes", (node) => {
  const name = node.nodeName.toLowerCase();
  if (node.hasAttribute("src") && !MEDIUM.test(node.getAttribute("src") ?? "")) {
    // A picture from elsewhere would tell its site who reads what, and the policy refuses it: its
    // description stays.
    const text = name === "img" ? node.getAttribute("alt") : null;
    node.replaceWith(...(text ? [document.createTextNode(text)] : []));
    return;
  }
  if (name === "img") {
    if (!node.hasAttribute("alt")) node.setAttribute("alt", "");
    node.setAttribute("draggable", "false");
  }
  if (name === "audio" || name === "video") {
    node.setAttribute("controls", "");
    node.setAttribute("preload", "metadata");
  }
  if (name === "a") {
    if (!LINK.test(node.getAttribute("href") ?? "")) node.removeAttribute("href");
    else {
      node.setAttribute("target", "_blank");
      node.setAttribute("rel", "noopener noreferrer");
    }
  }
});

const withSounds = (html: string) =>
  html.replace(
    /\[sound:([^\]"<>]{1,300})\]/g,
    (_, address: string) => `<audio src="${address}"></audio>`,
  );

/**
 * A sheet of styles is taken in as it is parsed. What this misses is taken away by DOMPurify all
 * the same.
 */
const withoutSheets = (html: string) => html.replace(/<style\b.*?(?:<\/style|$)/gis, "</i");

const KEPT: ReadonlySet<string> = new Set(ALLOWED_ATTR);
const OF_FORMULAS = (name: string) => name !== "style" && !name.startsWith("on");

const inert = (html: string) => withAttributes(withoutSheets(html), (name) => KEPT.has(name));

/**
 * What may be shown of a side. Headings lose their rank: a note is no part of the page's outline.
 */
export function sanitise(html: string): DocumentFragment {
  const fragment = purify.sanitize(withSounds(inert(html)), NOTE);
  for (const heading of fragment.querySelectorAll("h1, h2, h3, h4, h5, h6")) {
    const plain = document.createElement("div");
    plain.dataset.heading = "";
    plain.append(...heading.childNodes);
    heading.replaceWith(plain);
  }
  return fragment;
}

export const sanitiseFormula = (mathml: string): DocumentFragment =>
  purify.sanitize(withAttributes(mathml, OF_FORMULAS), FORMULA);
