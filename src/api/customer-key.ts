import { readCustomerId } from '#src/session/customer-id.ts'
import { readToken } from '#src/session/session-cookie.ts'

/** Larger than every id of a server, smaller than the largest exact integer. */
const FIRST_KEY = 8_000_000_000_000_000
const KEY_COUNT = 1_000_000_000_000_000

/** FNV-1a with two offsets: enough to distinguish the few customers of one browser. */
function hashOf(text: string) {
  const half = (start: number) => {
    let hash = start
    for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619)
    return hash >>> 0
  }
  return half(2_166_136_261) * 200_000 + (half(84_696_351) % 200_000)
}

/**
 * A customer's id if the server sends none: derived from the e-mail, else the id this browser knows, else derived
 * from the token, so that two customers never share drafts.
 */
export function customerKey(email: unknown): number {
  const name = typeof email === 'string' ? email.trim().toLowerCase() : ''
  if (name !== '') return FIRST_KEY + (hashOf(name) % KEY_COUNT)
  return readCustomerId() ?? FIRST_KEY + (hashOf(readToken() ?? '') % KEY_COUNT)
}
