// What other rooms may use of the rules of this one: nothing else is entered from outside.
export { quantitiesIn } from "./passage.ts";
export { itemsOf } from "./quality.ts";
