/**
 * `npm run test:full`: every simulation whole, every database test on both engines, every view in
 * every language.
 */
export const FULL = process.env.SCLEPIOS_TEST_FULL === "1";

/**
 * How often a simulation is repeated: a tenth of the time in `npm test`, whole in `npm run
 * test:full`.
 */
export const runs = (whole: number) => (FULL ? whole : Math.ceil(whole / 10));
