/**
 * Without network a call that somebody waits for fails, and the page says so: by default it would
 * wait in silence and be made when the network is back, whatever they did meanwhile.
 */
export const SAID_AT_ONCE = { networkMode: "always" } as const;
