// The policy complains of every style and handler that is parsed, even in a document that nobody
// sees and that DOMPurify then cleans. So attributes that will not stay leave before anything is
// parsed, read as a browser reads them
// (https://html.spec.whatwg.org/multipage/parsing.html#before-attribute-name-state).

const SPACE = /[\t\n\f\r ]/;

/** Where the attribute that begins at `from` ends. */
function endOfAttribute(html: string, from: number): { name: string; end: number } {
  let at = from + 1; // a first "=" belongs to the name
  while (at < html.length && !/[\t\n\f\r />=]/.test(html[at] as string)) at++;
  const name = html.slice(from, at).toLowerCase();
  let after = at;
  while (after < html.length && SPACE.test(html[after] as string)) after++;
  if (html[after] !== "=") return { name, end: at };
  after++;
  while (after < html.length && SPACE.test(html[after] as string)) after++;
  const quote = html[after];
  if (quote === '"' || quote === "'") {
    const closing = html.indexOf(quote, after + 1);
    return { name, end: closing === -1 ? html.length : closing + 1 };
  }
  while (after < html.length && !/[\t\n\f\r >]/.test(html[after] as string)) after++;
  return { name, end: after };
}

/** The same markup without the attributes that `keeps` refuses. */
export function withAttributes(html: string, keeps: (name: string) => boolean): string {
  const kept: string[] = [];
  let copied = 0;
  let at = 0;
  for (;;) {
    const opening = html.indexOf("<", at);
    if (opening === -1) break;
    at = opening + 1;
    if (!/[a-z/]/i.test(html[at] ?? "")) continue;
    while (at < html.length && !/[\t\n\f\r />]/.test(html[at] as string)) at++;
    while (at < html.length && html[at] !== ">") {
      if (SPACE.test(html[at] as string) || html[at] === "/") {
        at++;
        continue;
      }
      const { name, end } = endOfAttribute(html, at);
      if (!keeps(name)) {
        kept.push(html.slice(copied, at), " ");
        copied = end;
      }
      at = end;
    }
  }
  kept.push(html.slice(copied));
  return kept.join("");
}
