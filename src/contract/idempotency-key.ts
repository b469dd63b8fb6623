/**
 * Header of every call that changes something (`draft-ietf-httpapi-idempotency-key-header`): unique per press, the
 * same if a browser or a proxy repeats the request by itself. A server that knows the key returns its first response
 * again; any other server is as safe as without it.
 */
export const IDEMPOTENCY_KEY = 'Idempotency-Key'
