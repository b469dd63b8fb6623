import { seededChance } from '#mocks/domain/chance.ts'
import { hostileStrings } from './hostile-strings.ts'

/** Fields with texts of other authors: the server's staff, its translators or another customer. */
const TEXT_FIELDS = new Set([
  ...['name', 'native_name', 'title', 'description', 'text', 'message', 'email', 'phone'],
  ...['number', 'promo_code', 'accent', 'use_case', 'label', 'domain', 'selector'],
])

/** Lists that are lengthened to make room for every string. */
const LISTS = new Set(['projects', 'items', 'voices', 'blocks'])
const FIRST_OWN_ID = 1_000_000

function lengthenList(list: readonly unknown[]) {
  const [first] = list
  if (typeof first !== 'object' || first === null || !('id' in first)) return list
  const added = hostileStrings.map((_, index) => ({ ...first, sort: index + 1, id: FIRST_OWN_ID + index }))
  return [first, ...added]
}

function withHostileStrings(value: unknown, next: () => string, field = ''): unknown {
  if (typeof value === 'string') return TEXT_FIELDS.has(field) ? next() : value
  if (Array.isArray(value)) {
    return (LISTS.has(field) ? lengthenList(value) : value).map((one) => withHostileStrings(one, next, field))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withHostileStrings(inner, next, key)]),
  )
}

/**
 * Replaces every text in later API responses with one of these strings, a different one each time. For `prepare` of
 * `openApp`, which also restores `fetch`.
 */
export function answerWithHostileStrings(wanted: ReadonlySet<string>) {
  const worldFetch = globalThis.fetch
  const chance = seededChance(1)
  globalThis.fetch = async (input, init) => {
    const response = await worldFetch(input, init)
    const isApi = typeof input === 'string' && input.startsWith('/api/')
    if (!isApi || !response.ok) return response
    const strings = wanted.size > 0 ? [...wanted] : hostileStrings
    let at = Math.floor(chance() * strings.length)
    const next = () => {
      at += 1
      return strings[at % strings.length] ?? ''
    }
    const body = await response.json()
    return Response.json({ ...body, data: withHostileStrings(body.data, next) }, { status: response.status })
  }
}
