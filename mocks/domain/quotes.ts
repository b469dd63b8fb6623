export const QUOTE_MS = 7 * 86_400_000

/** Expiry of a price quoted at a moment; both in ms since 1970. */
export const quoteExpiry = (quotedAt: number) => quotedAt + QUOTE_MS
