import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answerControl, CONTROL_PATH } from '#mocks/control/answer-control.ts'
import type { Resource } from '#mocks/control/resources.ts'
import type { WorldHost } from '#mocks/control/world-host.ts'
import { CAPTCHA_PATH } from '#mocks/features/account/captcha-path.ts'
import { PAYMENT_PAGE } from '#mocks/features/billing/payment-address.ts'
import { checkBodySize, refuseTooLarge } from '#mocks/http/check-body-size.ts'
import { json } from '#mocks/http/respond.ts'
import { referenceResponse } from '#mocks/runtime/api-reference.ts'
import { requestFrom, sendResponse } from '#mocks/runtime/node-http.ts'
import { SCRIPT_HEADERS } from '#mocks/runtime/script-headers.ts'
import { siteScript } from '#mocks/runtime/site-scripts-plugin.ts'
import { CHAT_PATH } from '#mocks/services/chat-bot/chat-paths.ts'
import { READING_PATH } from '#mocks/services/website-reader/reader-paths.ts'
import { JSON_MAX_BYTES, SHORT_BODY_MAX_BYTES } from '#src/rules/body-limits.ts'
import { MEGABYTE } from '#src/rules/limits.ts'
import {
  type AllowedCallers,
  type Forbidden,
  isNamed,
  mayRead,
  refuseControl,
  refuseHost,
  refuseOrigin,
} from './allowed-origins.ts'
import { answerPayment, pageAfterPayment } from './answer-payment.ts'
import { boundConnections } from './bound-connections.ts'
import { limitBody } from './limit-body.ts'
import { worldNameOf } from './name-world.ts'
import { spoolForm } from './spool-form.ts'
import { Upstream } from './upstream.ts'
import { Webhooks } from './webhooks.ts'
import { recordingResource, worldResources } from './world-resources.ts'
import { isWorldName, type Worlds } from './worlds.ts'

const CORS = {
  'access-control-allow-headers':
    'authorization, content-type, accept-language, idempotency-key, prefer, range, x-requested-with, x-sandbox-world',
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE, OPTIONS',
  'access-control-expose-headers':
    'content-range, accept-ranges, content-length, content-disposition, date, preference-applied, retry-after',
  'access-control-max-age': '600',
}

/** Headers of every response: a customer's upload must never be interpreted as a script or a page of the server. */
const COMMON_HEADERS = { 'x-content-type-options': 'nosniff', vary: 'Origin' }

/** Paths for players, which may be used on the pages of their own sites only; the world checks that itself. */
const PLAYER_PATHS = [READING_PATH, CHAT_PATH]
/** Paths that the world answers besides the API. */
const WORLD_PATHS = ['/sandbox/', ...PLAYER_PATHS]

/** The OpenAPI document of the API. */
const DOCUMENT_PATH = '/openapi.json'

/** Largest recipe of a world, in bytes. */
const RECIPE_MAX_BYTES = 64 * MEGABYTE

/**
 * Longer than any client keeps an idle connection: closing it just when the next request starts would reset that
 * request. Node's default of five seconds is too short on a busy machine.
 */
const KEEP_ALIVE_MS = 600_000

const NO_PAGE =
  'There is no such page: the API is at /api, its reference at /docs/, the world at /__sandbox/.'

const NO_WORLD =
  'A world is named by up to 100 letters, digits, points, hyphens and underscores (X-Sandbox-World).'

export interface ServerOptions {
  /** See `AllowedCallers`; none by default. */
  readonly hosts?: readonly string[] | undefined
  readonly origins?: readonly string[] | undefined
  /** Maximum number of open connections; many by default. */
  readonly mostConnections?: number | undefined
  /** Origin of a real backend that answers the API in place of the worlds. */
  readonly upstream?: string | undefined
}

interface ServedWorlds {
  readonly worlds: Worlds
  readonly upstream: Upstream | undefined
  readonly resources: Readonly<Record<string, Resource>>
  readonly folder: string
  readonly admitted: AllowedCallers
  /** Address of the server as this machine reaches it. */
  readonly ownOrigin: () => string
}

/** Methods of requests without a body. */
const METHOD_WITHOUT_BODY = /^(?:GET|HEAD)$/

const startsWithAny = (starts: readonly string[], path: string) =>
  starts.some((start) => path.startsWith(start))
const isCall = (path: string) => path.includes('/api/')

async function answerControlCall(
  { resources }: ServedWorlds,
  host: WorldHost,
  request: Request,
): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname.startsWith(CONTROL_PATH)) return answerControl(host, request, resources)
  if (pathname === DOCUMENT_PATH) {
    const { default: document } = await import('../../openapi/openapi.json', { with: { type: 'json' } })
    return json(200, document)
  }
  if (pathname === PAYMENT_PAGE) return answerPayment(host.world, request)
  const shown = pageAfterPayment(pathname) ?? (await referenceResponse(pathname))
  if (shown) return shown
  const isAnswered = isCall(pathname) || startsWithAny(WORLD_PATHS, pathname)
  return isAnswered ? host.world.fetch(request) : json(404, { success: false, message: NO_PAGE })
}

/** Why a request is refused, judged by its headers. */
function refusalOf(message: IncomingMessage, path: string, admitted: AllowedCallers): Forbidden | undefined {
  const { method = 'GET', headers, headersDistinct } = message
  // Node keeps the first name, a proxy may have checked the last (RFC 9112, section 3.2).
  if ((headersDistinct.host?.length ?? 0) > 1) return { status: 400, why: 'A request names one host.' }
  const host = refuseHost(headers, admitted)
  if (host) return host
  if (path.startsWith(CONTROL_PATH)) return refuseControl(headers, method, admitted)
  return startsWithAny(PLAYER_PATHS, path) ? undefined : refuseOrigin(headers, admitted)
}

const refusalResponse = ({ status, why }: Forbidden) => json(status, { success: false, message: why })

function corsFor(headers: IncomingMessage['headers'], path: string, admitted: AllowedCallers) {
  const { origin } = headers
  if (origin === undefined || startsWithAny(PLAYER_PATHS, path)) return undefined
  const isAllowed = path.startsWith(CONTROL_PATH) ? isNamed : mayRead
  if (!isAllowed(headers, admitted)) return undefined
  return { ...CORS, 'access-control-allow-origin': origin }
}

/** Returns the size limit of a body at this path, or the response that refuses the request. */
function checkBodyLimit({ world }: WorldHost, request: Request, path: string): number | Response {
  if (path.startsWith(CONTROL_PATH)) return RECIPE_MAX_BYTES
  if (!isCall(path)) return startsWithAny(PLAYER_PATHS, path) ? JSON_MAX_BYTES : SHORT_BODY_MAX_BYTES
  return checkBodySize(request, { db: world.db, now: world.clock.now(), apiPath: '/api' })
}

/**
 * The world that answers a request. The API and the control make a named world on first use; players on pages of any
 * site do not.
 */
async function hostFor(
  { worlds }: ServedWorlds,
  { pathname, searchParams }: URL,
  name: string,
): Promise<WorldHost> {
  if (isCall(pathname) || [CONTROL_PATH, CAPTCHA_PATH].some((start) => pathname.startsWith(start)))
    return worlds.need(name)
  const payment = pathname === PAYMENT_PAGE ? searchParams.get('id') : null
  const payee =
    payment === null
      ? undefined
      : await worlds.having(({ world }) => world.db.payments.get(payment) !== undefined)
  return payee ?? (await worlds.find(name)) ?? worlds.main
}

interface ServedRequest {
  readonly host: WorldHost
  /** The request without its body, to the server's own origin. */
  readonly head: Request
  readonly message: IncomingMessage
  readonly to: ServerResponse
  readonly headers: Readonly<Record<string, string>>
}

/** Answers a request, reading its body up to the limit. */
async function answerWithBody(
  served: ServedWorlds,
  { host, head, message, to, headers }: ServedRequest,
  most: number,
) {
  if (METHOD_WITHOUT_BODY.test(head.method) && host.origin === undefined)
    return sendResponse(await answerControlCall(served, host, head), to, headers)
  const { body, isOver } = limitBody(message, most)
  const whole = requestFrom(message, to, { origin: host.origin ?? served.ownOrigin(), body })
  let file: string | undefined
  try {
    const spooled = await spoolForm(whole, served.folder)
    file = spooled.file
    const response = await answerControlCall(served, host, spooled.request)
    await sendResponse(isOver() ? refuseTooLarge(whole, most) : response, to, headers)
  } catch (error) {
    if (!isOver()) throw error
    await sendResponse(refuseTooLarge(whole, most), to, headers)
  } finally {
    if (file) await rm(file, { force: true })
  }
}

async function respondTo(served: ServedWorlds, message: IncomingMessage, to: ServerResponse) {
  const { admitted, ownOrigin } = served
  // `Request` rejects this method, which repeats the sender's headers to it.
  if (message.method === 'TRACE') return sendResponse(new Response(null, { status: 405 }), to, COMMON_HEADERS)
  const head = requestFrom(message, to, { origin: ownOrigin(), body: null })
  const url = new URL(head.url)
  // The normalised path, because `/x/../__sandbox/` is the world itself.
  const path = url.pathname
  const script = await siteScript(path)
  if (script !== undefined)
    return void to.writeHead(200, { ...COMMON_HEADERS, ...SCRIPT_HEADERS }).end(script)
  const cors = corsFor(message.headers, path, admitted)
  const headers = { ...COMMON_HEADERS, ...cors }
  const refusal = refusalOf(message, path, admitted)
  if (refusal) return sendResponse(refusalResponse(refusal), to, headers)
  if (message.method === 'OPTIONS' && cors) return void to.writeHead(204, headers).end()
  const name = worldNameOf(message.headers, path)
  if (!isWorldName(name)) return sendResponse(refusalResponse({ status: 400, why: NO_WORLD }), to, headers)
  const host = await hostFor(served, url, name)
  if (served.upstream && isCall(path)) {
    const whole = requestFrom(message, to, { origin: ownOrigin() })
    return sendResponse(await served.upstream.answer(host.world, whole), to, headers)
  }
  const most = checkBodyLimit(host, head, path)
  if (most instanceof Response) return sendResponse(most, to, headers)
  await answerWithBody(served, { host, head, message, to, headers }, most)
}

/** Address of the server as this machine reaches it. */
function addressOf(at: AddressInfo | string | null): string {
  if (at === null || typeof at === 'string') return 'http://localhost'
  return `http://${at.family === 'IPv4' && at.address !== '0.0.0.0' ? at.address : 'localhost'}:${at.port}`
}

/**
 * Serves worlds over HTTP, for this machine only unless more hosts and origins are listed. `close` ends the
 * server and deletes incomplete uploads.
 */
export async function createWorldServer(
  worlds: Worlds,
  { hosts = [], origins = [], mostConnections, upstream: real }: ServerOptions = {},
): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-uploads-'))
  let known: string | undefined
  const ownOrigin = () => {
    known ??= addressOf(server.address())
    return known
  }
  const hooks = new Webhooks()
  worlds.onEvent((id, event, at) => hooks.tell(id, event, new Date(at).toISOString()))
  worlds.onEnd(({ name }) => hooks.forget(name))
  const upstream = real === undefined ? undefined : new Upstream(real)
  const served = {
    worlds,
    upstream,
    resources: {
      ...worldResources(worlds, hooks),
      ...(upstream && { recording: recordingResource(upstream, worlds.saved) }),
    },
    folder,
    admitted: { hosts, origins },
    ownOrigin,
  }
  const server = createServer((message, to) => {
    respondTo(served, message, to).catch((error: unknown) => {
      // A client that aborts is not an error of the server.
      if (!message.errored) console.error(`[sandbox] ${message.method} ${message.url}`, error)
      to.destroy()
    })
  })
  boundConnections(server, mostConnections)
  server.keepAliveTimeout = KEEP_ALIVE_MS
  // Synchronous, because the program ends with it.
  const removeUploads = () => rmSync(folder, { recursive: true, force: true })
  server.on('close', removeUploads).on('error', removeUploads)
  return server
}
