// What other rooms may use of the rules of this one: nothing else is entered from outside.
export type { BankType, Difficulty } from "./programme.ts";
export { opened as openedPaper, timeZone } from "./wire-session.ts";
