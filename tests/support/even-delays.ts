/** Stands in for `src/lib/spread-delay.ts` in tests: no delay depends on the moment at which the tests started. */
export const spreadDelay = (ms: number, share = 0.5) => ms * (0.5 + share)
