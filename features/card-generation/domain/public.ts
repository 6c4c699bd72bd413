// What other rooms may use of the rules of this one: nothing else is entered from outside.
export { blocksOf, sentencesOf } from "./blocks.ts";
export { figureToAsk } from "./gaps.ts";
export { MODEL_FAILURES, MOST_TEXT, type ModelFailureKind } from "./limits.ts";
export { figuresOf, foreignFigures, locator, quantitiesIn } from "./passage.ts";
export { itemsOf } from "./quality.ts";
export { namesSubject, standsAlone } from "./subject.ts";
export { hasCutGap, isCut, wholeFiguresOf } from "./whole-figures.ts";
