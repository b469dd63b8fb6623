export const QUOTE_MS = 7 * 86_400_000

/** Until when a price quoted at a moment holds; both in ms since 1970. */
export const quoteExpiry = (quotedAt: number) => quotedAt + QUOTE_MS
