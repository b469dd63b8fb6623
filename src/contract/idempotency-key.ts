/**
 * Header of every call that changes something (`draft-ietf-httpapi-idempotency-key-header`): one for each press, the same
 * when a browser or a proxy sends the request again by itself. A server that knows it gives its first answer again; one
 * that does not know it is no safer than before.
 */
export const IDEMPOTENCY_KEY = 'Idempotency-Key'
