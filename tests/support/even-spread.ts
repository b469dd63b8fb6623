/** Stands in for `src/lib/spread.ts` in tests: no delay depends on the moment at which the tests started. */
export const spread = (ms: number, share = 0.5) => ms * (0.5 + share)
