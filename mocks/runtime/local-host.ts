import { parseUrl } from '#src/rules/parse-url.ts'

const NAME = /^(?:localhost|[\w-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** The name in a `Host` header, without its port. */
const nameIn = (host: string) => host.toLowerCase().replace(/:\d+$/, '')

/**
 * Whether a `Host` header names this machine, or one of the given names. A page of another site could reach this
 * machine by a name of its own that resolves to 127.0.0.1, but that name would be in the header.
 */
export function isLocalHost(host: string | undefined, names: readonly string[] = []): boolean {
  if (host === undefined) return false
  const name = nameIn(host)
  return NAME.test(name) || names.some((each) => each.toLowerCase() === name)
}

/** Whether an origin is a page that this machine serves. */
export function isLocalOrigin(origin: string): boolean {
  const url = parseUrl(origin)
  return url !== null && /^https?:$/.test(url.protocol) && isLocalHost(url.host)
}
