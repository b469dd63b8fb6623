import { readCustomerId } from '#src/session/customer-id.ts'
import { readToken } from '#src/session/session-cookie.ts'

/** Above every id that servers give, and below the largest integer that is exact. */
const KEYS_FROM = 8_000_000_000_000_000
const KEYS = 1_000_000_000_000_000

/** FNV-1a, twice with other beginnings: enough to tell the few people of one browser apart. */
function hashOf(text: string) {
  const half = (start: number) => {
    let hash = start
    for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619)
    return hash >>> 0
  }
  return half(2_166_136_261) * 200_000 + (half(84_696_351) % 200_000)
}

/**
 * A customer's id where the server gives none: of the e-mail, else the one this browser knows, else of the session, so
 * that two people never share drafts.
 */
export function customerKey(email: unknown): number {
  const name = typeof email === 'string' ? email.trim().toLowerCase() : ''
  if (name !== '') return KEYS_FROM + (hashOf(name) % KEYS)
  return readCustomerId() ?? KEYS_FROM + (hashOf(readToken() ?? '') % KEYS)
}
