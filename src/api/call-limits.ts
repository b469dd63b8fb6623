/** How long the client waits and how often it tries again: decided here, the specification names no figures. */

export const REQUEST_TIMEOUT_MS = 30_000
/** Files take longer on their way. With progress that is known, this is how long none may be made. */
export const UPLOAD_TIMEOUT_MS = 300_000
export const MAX_RETRIES = 2
export const MAX_RETRY_MS = 10_000
/** Who is asked to wait longer than this is told so in words, and may try again after it. */
export const MAX_RETRY_AFTER_MS = 3_600_000

/**
 * The most of an answer that is read, in characters: a project of 10,000 blocks with every word's time has about a
 * third of it. What a server says about a failure is short.
 */
export const MAX_ANSWER_LENGTH = 100_000_000
/** The longest list of an answer; a transcript of hours has 90,000 words. */
export const MAX_LIST_LENGTH = 200_000
export const MAX_FAILURE_LENGTH = 1_000_000
export const MAX_MESSAGE_LENGTH = 1_000
