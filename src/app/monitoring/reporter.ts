import { localeFromPathname, withoutLocalePrefix } from '#src/config/locales.ts'

interface Vital {
  readonly name: string
  readonly value: number
  readonly rating: string
}

/** A page in trouble may fail many times a second; the first ones tell why. */
const MOST_REPORTS = 20
const MOST_FRAMES = 20
const MOST_MESSAGE_CHARACTERS = 300

const sent = new Set<string>()

/** Says which page it was without saying whose: ids and keys in the address are left out. */
function routeOf(pathname: string) {
  return withoutLocalePrefix(pathname)
    .replace(/^\/reset-password\/.+/, '/reset-password/:id')
    .replace(/\/\d+/g, '/:id')
}

/** What was typed may stand in a message: quoted parts, addresses of mail and pages, and figures are left out. */
function withoutPersonalData(message: string) {
  return message
    .slice(0, MOST_MESSAGE_CHARACTERS)
    .replace(/"[^"]*"?|“[^”]*”?|«[^»]*»?|`[^`]*`?|(?<!\w)'[^']*'?/g, '"…"')
    .replace(/\S+@\S+/g, '<email>')
    .replace(/\b\w+:\/\/\S+/g, '<address>')
    .replace(/\d+/g, '#')
}

/** Files of this app with line and column; extensions and scripts of others are nobody's concern here. */
function framesOf(stack = '') {
  return stack.split('\n').flatMap((line) => {
    const [, url, row, column] = /(https?:\/\/[^\s()]+?):(\d+):(\d+)\)?$/.exec(line) ?? []
    if (!url?.startsWith(`${location.origin}/`)) return []
    return `${new URL(url).pathname}:${row}:${column}`
  })
}

function send(endpoint: string, pathname: string, report: object) {
  const locale = localeFromPathname(pathname)
  const body = JSON.stringify({ ...report, route: routeOf(pathname), locale })
  if (sent.has(body) || sent.size >= MOST_REPORTS) return
  sent.add(body)
  // Plain text is a simple request, which needs no preflight; keepalive lets it outlive the page.
  fetch(endpoint, {
    method: 'POST',
    body,
    headers: { 'content-type': 'text/plain' },
    credentials: 'omit',
    keepalive: true,
  }).catch(() => {})
}

/**
 * Sends `{ kind: 'error', name, message, stack, route, locale }` as JSON by POST, without personal data; the same
 * one once, and at most 20 reports in a visit.
 */
export function sendError(endpoint: string, error: unknown, pathname: string) {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  send(endpoint, pathname, {
    kind: 'error',
    name,
    message: withoutPersonalData(message),
    stack: framesOf(stack).slice(0, MOST_FRAMES),
  })
}

/** Sends `{ kind: 'vital', name, value, rating, route, locale }`: `value` in ms, or without unit for CLS. */
export function sendVital(endpoint: string, { name, value, rating }: Vital, pathname: string) {
  send(endpoint, pathname, { kind: 'vital', name, value: Math.round(value * 1000) / 1000, rating })
}
