// Takes out of an error report what could identify somebody. Runs in the browser before the report
// is queued, and again on the server, which trusts no client. Every repetition is bounded: a
// hostile text must not cost quadratic time.

const MAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu;
// French social security number: sex, year, month (or 2A/2B places), then 8 digits and an optional
// key of 2.
const NIR =
  /(?<![\dA-Za-z])[1-478][ .-]?\d{2}[ .-]?\d{2}[ .-]?(?:\d{2}|2[AB])[ .-]?\d{3}[ .-]?\d{3}(?:[ .-]?\d{2})?(?!\d)/gi;
// +33 6 12 34 56 78, 0033612345678, 06.12.34.56.78, and other countries with a + prefix.
const PHONE =
  /(?<![\dA-Za-z])(?:(?:\+|00[ .-]?)\d{1,3}[ .-]?(?:\(0\)[ .-]?)?\d(?:[ .-]?\d){6,11}|0[1-9](?:[ .-]?\d{2}){4})(?!\d)/g;
const BIRTH_DATE =
  /(?<!\d)(?:0?[1-9]|[12]\d|3[01])[/.-](?:0?[1-9]|1[0-2])[/.-](?:19|20)\d{2}(?!\d)/g;
// Values of calculators travel in the fragment, questions in ?q=: neither may leave the page.
const ADDRESS_TAIL =
  /((?:https?:\/\/|\/)[^\s?#"'()<>]{0,300})[?#][^\s"'()<>]{0,2000}?(?=(?::\d{1,9}){0,2}(?:[\s"'()<>]|$))/g;
// V8 quotes the beginning of the text that JSON.parse refused.
const JSON_QUOTE = /"[^\n]{0,200}"(?:\.\.\.)?(?= is not valid JSON)/g;
const CONTROLS = /(?![\t\n])\p{Cc}/gu;

/**
 * The text without addresses' query strings and fragments, e-mails, phone and social security
 * numbers and dates.
 */
export function scrub(text: string): string {
  return text
    .toWellFormed()
    .replace(CONTROLS, " ")
    .replace(JSON_QUOTE, '"…"')
    .replace(ADDRESS_TAIL, "$1")
    .replace(MAIL, "[e-mail]")
    .replace(NIR, "[nir]")
    .replace(PHONE, "[phone]")
    .replace(BIRTH_DATE, "[date]");
}

/** Size limits of an error report, in characters. */
export const REPORT_LIMITS = { message: 1000, stack: 6000, route: 200, userAgent: 200 } as const;

/**
 * Scrubbed first, then cut: cutting first could leave half an address that no pattern recognises.
 */
export function scrubbed(text: string, max: number): string {
  // The pattern work is bounded: a report is at most a few kilobytes, whatever was thrown.
  return scrub(text.slice(0, max * 4))
    .slice(0, max)
    .toWellFormed();
}
