/**
 * Business constants of the specification that concern the client, each with its section: all of section 9 is
 * here. Its time formats, hh:mm:ss and mm:ss, are the functions of `lib/format-duration.ts`.
 */

/** Default locale [spec 9]. */
export const DEFAULT_LOCALE = 'az'
/** Currency symbol [spec 9]. */
export const CURRENCY_SYMBOL = '₼'
/** Amounts have two decimals [spec 9]; inside they are whole qəpik. */
export const AMOUNT_DECIMALS = 2

/** Auth token and cookie max age: 7 days [spec 9]. */
export const TOKEN_MAX_AGE_S = 604_800
/**
 * Refresh token max age: 30 days [spec 9]. There is no refresh call and so no use of it [decision 11].
 * @public kept for compatibility with hosts that read it
 */
export const REFRESH_TOKEN_MAX_AGE_S = 2_592_000
/** Cookie prefix [spec 9]. */
export const COOKIE_PREFIX = 'auth.'
/** Toast notifications: top right, 4 seconds [spec 9]. */
export const TOAST_MS = 4_000
/** Alert popups: 5 seconds [spec 9]. */
export const POPUP_MS = 5_000
/** A page-level load that shows its pending state shows it for at least this long [spec 7, decision 13]. */
export const FETCH_MINIMUM_MS = 200
/** A failed chunk reloads the page at most once in this time [spec 8]. */
export const CHUNK_RELOAD_GUARD_MS = 60_000
/** Links are prefetched once the page has been idle for this long [spec 7]. */
export const PREFETCH_IDLE_MS = 2_000
/** Balance refresh [spec 4]. */
export const BALANCE_POLL_MS = 10_000
/** Balance before the first answer [spec 3], in qəpik. */
export const INITIAL_BALANCE_QEPIK = 0
/** Default top-up amount: 10 ₼ [spec 9], in qəpik. */
export const DEFAULT_TOP_UP_QEPIK = 1_000
/** Select dropdown max height in CSS pixels [spec 9]. */
export const SELECT_MAX_HEIGHT_PX = 193
/** What may be topped up at once: 1.00 to 1,000.00 ₼ [decision 22], in qəpik. */
export const TOP_UP_MIN_QEPIK = 100
export const TOP_UP_MAX_QEPIK = 100_000
/** Step of the top-up amount: 0.01 ₼ [spec 2], in qəpik. */
export const TOP_UP_STEP_QEPIK = 1
