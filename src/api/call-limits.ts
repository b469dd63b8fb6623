/** Timeouts, retries and size limits of the client. The specification names no figures, so they are chosen here. */

export const REQUEST_TIMEOUT_MS = 30_000
/** Longer, because files take time. With upload progress it limits the time without any. */
export const UPLOAD_TIMEOUT_MS = 300_000
export const MAX_RETRIES = 2
export const MAX_RETRY_MS = 10_000
/** Longest wait that is honoured; a longer `Retry-After` is cut to this, and the customer may retry after it. */
export const MAX_RETRY_AFTER_MS = 3_600_000

/**
 * Longest response that is read, in characters: about three times a project of 10,000 blocks with all word times. The
 * response of a failure is short, so its limit is lower.
 */
export const MAX_ANSWER_LENGTH = 100_000_000
/** Longest list in a response; the transcript of a recording of hours has 90,000 words. */
export const MAX_LIST_LENGTH = 200_000
export const MAX_FAILURE_LENGTH = 1_000_000
export const MAX_MESSAGE_LENGTH = 1_000
