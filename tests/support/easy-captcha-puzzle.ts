/** Stands in for `mocks/features/account/captcha-puzzle.ts` in tests: solved in a hundredth of the time. */
export const ROUNDS = 10
export const PREFIX = '00'
