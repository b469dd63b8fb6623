/** Stands in for `src/config/waits.ts` in component tests: the same proportions, a tenth of each length. */
export const RUN_POLL_MS = 300
export const MAX_RUN_POLL_MS = 1_000
export const MIN_RUN_POLL_MS = 30
export const LIST_POLL_MS = 500
export const FAILED_POLL_MS = 3_000
export const HIDDEN_POLL_MS = 1_500
export const PAYMENT_POLL_MS = 200
export const FIRST_DATA_MS = 30
export const NEW_STEP_MS = 40
export const SPOKEN_SUM_MS = 200
export const FIRST_RETRY_MS = 50
export const FIRST_SAVE_RETRY_MS = 100
