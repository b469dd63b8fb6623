export const urlProblems = ['invalid', 'credentials', 'private'] as const
export type UrlProblem = (typeof urlProblems)[number]

const PRIVATE_HOST =
  /^(localhost|.*\.(local|internal|localhost)|0\.0\.0\.0|127\..*|10\..*|192\.168\..*|169\.254\..*|172\.(1[6-9]|2\d|3[01])\..*|\[(::1?|f[cd].*|fe80.*|::ffff:.*)\])$/i

/** Why a recording cannot be fetched from an address; undefined where it may be tried. The server checks again. */
export function checkUrl(text: string): UrlProblem | undefined {
  const url = URL.parse(text.trim())
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return 'invalid'
  if (url.username !== '' || url.password !== '') return 'credentials'
  if (PRIVATE_HOST.test(url.hostname)) return 'private'
  return url.hostname.includes('.') || url.hostname.startsWith('[') ? undefined : 'invalid'
}
