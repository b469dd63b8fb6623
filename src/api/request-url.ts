import { env } from '#src/config/env.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * Address of a call: base, path with its parameters filled in, query. Undefined and null in a query are left out.
 * @throws Error for a parameter of the path without a value, which would name another call.
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
