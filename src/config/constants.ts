/**
 * Business constants of the specification's section 9 that the client uses, each with its section. Money is in
 * `rules/money.ts`, limits shared with the server are in `rules/limits.ts`, and the time formats hh:mm:ss and mm:ss
 * are `lib/format-length.ts` and `lib/format-duration.ts`.
 */

/** Default locale [spec 9]. */
export const DEFAULT_LOCALE = 'az'
/**
 * Refresh token max age: 30 days [spec 9]. Unused, because there is no refresh call [decision 11].
 * @public kept for compatibility with hosts that read it
 */
export const REFRESH_TOKEN_MAX_AGE_S = 2_592_000
/** Cookie prefix [spec 9]. */
export const COOKIE_PREFIX = 'auth.'
/** Toast notifications at the top right, and alert popups [spec 9]. */
export const TOAST_MS = 4_000
export const POPUP_MS = 5_000
/** Minimum time for which a page-level load shows its pending state, once shown [spec 7, decision 13]. */
export const FETCH_MINIMUM_MS = 200
/** A failed chunk reloads the page at most once per this time [spec 8]. */
export const CHUNK_RELOAD_GUARD_MS = 60_000
/** Links are prefetched after the page has been idle for this long [spec 7]. */
export const PREFETCH_IDLE_MS = 2_000
/** Balance polling interval [spec 4]. */
export const BALANCE_POLL_MS = 10_000
/** Default top-up amount: 10 ₼ [spec 9], in qəpik. */
export const DEFAULT_TOP_UP_QEPIK = 1_000
/** Select dropdown max height in CSS pixels [spec 9]. */
export const SELECT_MAX_HEIGHT_PX = 193
/** Step of the top-up amount: 0.01 ₼ [spec 2], in qəpik. */
export const TOP_UP_STEP_QEPIK = 1
