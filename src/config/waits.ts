/** Delays before the app asks again. Browser tests use shorter ones: `tests/support/short-waits.ts`. */

/** Between two polls of a run whose progress moves [product decision 15]. */
export const RUN_POLL_MS = 3_000
export const MAX_RUN_POLL_MS = 10_000
/** Short runs are polled sooner, so that a result is not shown seconds late. */
export const MIN_RUN_POLL_MS = 300
/** Between two polls of lists of projects while one of them is in progress, and after a failed poll. */
export const LIST_POLL_MS = 5_000
export const FAILED_POLL_MS = 30_000
/** Between two polls of the one hidden tab that announces ended work. */
export const HIDDEN_POLL_MS = 15_000
/** First poll of a payment that is not settled yet. */
export const PAYMENT_POLL_MS = 2_000
/** Longest wait for the first page's data after its code has loaded; then the page shows a loading state. */
export const FIRST_DATA_MS = 300
/** Time for which a step that replaces another one ignores presses, because they may be meant for that one. */
export const NEW_STEP_MS = 400
/** Time for which a changed sum must stay before screen readers hear it, and then for which they can read it. */
export const SPOKEN_SUM_MS = 2_000
/** Delay after the first failure; doubled after each further one. */
export const FIRST_RETRY_MS = 500
export const FIRST_SAVE_RETRY_MS = 1_000
