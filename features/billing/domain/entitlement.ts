/**
 * What a person is entitled to. Until subscriptions exist everyone is on trial; premium is given by
 * hand.
 */
export const ENTITLEMENTS = ["trial", "premium"] as const;
export type Entitlement = (typeof ENTITLEMENTS)[number];
