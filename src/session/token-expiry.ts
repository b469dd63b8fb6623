/**
 * Expiry of a token in ms since 1970: the `exp` claim of a JSON web token. Undefined for an opaque token, whose expiry
 * only its cookie has.
 */
export function tokenExpiresAtMs(token: string): number | undefined {
  const [, payload, signature] = token.split('.')
  if (payload === undefined || signature === undefined) return undefined
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    const expiry = typeof claims === 'object' && claims !== null && 'exp' in claims ? claims.exp : undefined
    return typeof expiry === 'number' ? expiry * 1000 : undefined
  } catch {
    return undefined
  }
}
