import { env } from '#src/config/env.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * Address of a call: base, path with parameters, query. Omits undefined and null from the query.
 * @throws Error for a missing path parameter, which would address another call.
 */
export function requestUrl(path: string, params: Values = {}, query: Values = {}) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === null || value === '') throw new Error(`${path} needs "${name}"`)
    return encodeURIComponent(String(value))
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) search.append(name, String(item))
    }
  }
  const suffix = search.size > 0 ? `?${search}` : ''
  return `${env.apiBase}${filled}${suffix}`
}
