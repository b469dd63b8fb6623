/**
 * Limits of the product that are not part of a schema: the app checks them before it sends, the server enforces them.
 */

export const MEGABYTE = 1024 * 1024

/** Range of a single top-up: 1.00 to 1,000.00 ₼ [decision 22], in qəpik. */
export const TOP_UP_MIN_QEPIK = 100
export const TOP_UP_MAX_QEPIK = 100_000

export const PAYABLE_MS = 1_800_000

/** Characters of a spoken block, unless the service has its own limit. */
export const SPOKEN_BLOCK_MAX = 3_000
/** Pronunciations lengthen a block to at most this multiple of its limit: its price counts the written text alone. */
export const SPOKEN_FORM_FACTOR = 2
/** Seconds of pauses in a block's text, which cost nothing. */
export const TEXT_PAUSES_MAX_S = 600
/** Seconds of silence in an export, in addition to as much as its speech lasts. */
export const EXPORT_SILENCE_MAX_S = 3_600

/** Length of a session: 7 days [spec 9]. */
export const SESSION_S = 604_800
export const RESEND_AFTER_S = 60

export const PICTURE_MAX_BYTES = 5 * MEGABYTE
/** Of a file with written permission for a voice: a PDF, or a picture of the paper. */
export const PERMISSION_MAX_MB = 10

export const VOICE_NAME_MIN = 2
export const VOICE_NAME_MAX = 40

export const SAMPLE_MAX_MB = 50
export const SAMPLE_MAX_MINUTES = 10

export const SEGMENT_MAX_WORDS = 500
export const WORD_MAX = 200
