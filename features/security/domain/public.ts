// What other rooms may use of the rules of this one: nothing else is entered from outside.
export { rateLimitSentence } from "./rate-limit-answer.ts";
