import type { IncomingHttpHeaders } from 'node:http'
import { isLocalHost, isLocalOrigin } from '#mocks/runtime/local-host.ts'

export interface Admitted {
  /** Hosts besides those of this machine, as a proxy before it names them. */
  readonly hosts: readonly string[]
  /** Origins besides its own whose pages may ask for anything, the world itself included. */
  readonly origins: readonly string[]
}

type Headers = Pick<IncomingHttpHeaders, 'host' | 'origin' | 'sec-fetch-site' | 'content-type'>

export interface Forbidden {
  readonly status: 403 | 415 | 421
  readonly why: string
}

const OWN_SITE = /^(?:same-origin|none)$/

const isSameOrigin = (origin: string, host: string) => /^https?:\/\/(.*)$/.exec(origin)?.[1] === host

/** Whether the page that asks is of the server itself, or was named. */
export function isNamed({ host = '', origin }: Headers, { origins }: Admitted): boolean {
  return origin !== undefined && (isSameOrigin(origin, host) || origins.includes(origin))
}

/** Whether the page that asks may read answers of the API: also one that this machine serves, such as a development server. */
export const mayRead = (headers: Headers, admitted: Admitted): boolean =>
  isNamed(headers, admitted) || isLocalOrigin(headers.origin ?? '')

/** Why a host is not answered at all; undefined for one that is. */
export function refuseHost({ host }: Headers, { hosts }: Admitted): Forbidden | undefined {
  if (isLocalHost(host, hosts)) return undefined
  return {
    status: 421,
    why: `This server does not answer for "${host ?? ''}". --allow-host names a host that it answers for.`,
  }
}

/** Why a call of a page of another origin is not made; undefined for one that is. What is no browser has no origin. */
export function refuseOrigin(headers: Headers, admitted: Admitted): Forbidden | undefined {
  const { origin } = headers
  if (origin === undefined || mayRead(headers, admitted)) return undefined
  return {
    status: 403,
    why: `Pages of ${origin} may not ask here. --allow-origin names an origin whose pages may.`,
  }
}

/**
 * Why a request for the world itself, with its tokens and mails, is refused. A page of another origin, even of this
 * machine, must be named. A form of any page can be sent without being asked, but never as JSON.
 */
export function refuseControl(headers: Headers, method: string, admitted: Admitted): Forbidden | undefined {
  const { origin, 'sec-fetch-site': site = 'none', 'content-type': type = '' } = headers
  const isForeign = origin === undefined ? !OWN_SITE.test(site) : !isNamed(headers, admitted)
  if (isForeign)
    return {
      status: 403,
      why: `Pages of ${origin ?? 'another site'} may not ask here. --allow-origin names an origin whose pages may.`,
    }
  const isRead = method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
  if (isRead || /^application\/json\s*(?:;|$)/i.test(type)) return undefined
  return { status: 415, why: 'A change is sent as JSON, with content-type: application/json (curl: --json).' }
}
