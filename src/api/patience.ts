/** How long the client waits and how often it tries again: decided here, the specification names no figures. */

/** A whole answer, body included, has to be there in this time. */
export const REQUEST_TIMEOUT_MS = 30_000
/** Files take longer on their way. With progress that is known, this is how long none may be made. */
export const UPLOAD_TIMEOUT_MS = 300_000
/** A GET is repeated this often, where a moment later may help. */
export const MAX_RETRIES = 2
export const FIRST_RETRY_MS = 500
export const MAX_RETRY_MS = 10_000
