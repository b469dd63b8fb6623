import type { IncomingHttpHeaders } from 'node:http'
import { isLocalHost, isLocalOrigin } from '#mocks/runtime/local-host.ts'

export interface AllowedCallers {
  /** Hosts besides those of this machine, for example names of a proxy in front of it. */
  readonly hosts: readonly string[]
  /** Other origins whose pages may make all requests, including those about the world itself. */
  readonly origins: readonly string[]
}

type Headers = Pick<IncomingHttpHeaders, 'host' | 'origin' | 'sec-fetch-site' | 'content-type'>

export interface Forbidden {
  readonly status: 400 | 403 | 415 | 421
  readonly why: string
}

const OWN_SITE = /^(?:same-origin|none)$/

const isSameOrigin = (origin: string, host: string) => /^https?:\/\/(.*)$/.exec(origin)?.[1] === host

/** Whether the requesting page is from the server itself, or from a listed origin. */
export function isNamed({ host = '', origin }: Headers, { origins }: AllowedCallers): boolean {
  return origin !== undefined && (isSameOrigin(origin, host) || origins.includes(origin))
}

/**
 * Whether the requesting page may read responses of the API: also pages that this machine serves, such as a
 * development server's.
 */
export const mayRead = (headers: Headers, admitted: AllowedCallers): boolean =>
  isNamed(headers, admitted) || isLocalOrigin(headers.origin ?? '')

/** Why a host is refused; undefined for an allowed one. */
export function refuseHost({ host }: Headers, { hosts }: AllowedCallers): Forbidden | undefined {
  if (isLocalHost(host, hosts)) return undefined
  return {
    status: 421,
    why: `This server does not answer for "${host ?? ''}". --allow-host names a host that it answers for.`,
  }
}

/** Why a call from another origin is refused; undefined if allowed. Clients other than browsers have no origin. */
export function refuseOrigin(headers: Headers, admitted: AllowedCallers): Forbidden | undefined {
  const { origin } = headers
  if (origin === undefined || mayRead(headers, admitted)) return undefined
  return {
    status: 403,
    why: `Pages of ${origin} may not ask here. --allow-origin names an origin whose pages may.`,
  }
}

/**
 * Why a request for the world itself, with its tokens and mails, is refused. Another origin, even on this machine,
 * must be listed. Any page can submit a form without permission, but not JSON.
 */
export function refuseControl(
  headers: Headers,
  method: string,
  admitted: AllowedCallers,
): Forbidden | undefined {
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
