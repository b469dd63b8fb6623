import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answerControl, CONTROL_PATH } from '#mocks/control/answer-control.ts'
import type { WorldHost } from '#mocks/control/world-host.ts'
import { PAYMENT_PAGE } from '#mocks/features/billing/payment-address.ts'
import { json } from '#mocks/http/respond.ts'
import { requestFrom, sendResponse } from '#mocks/runtime/node-http.ts'
import { SCRIPT_HEADERS, siteScript } from '#mocks/runtime/site-scripts-plugin.ts'
import { CHAT_PATH } from '#mocks/services/chat-bot/chat-paths.ts'
import { READING_PATH } from '#mocks/services/website-reader/reader-paths.ts'
import { answerPayment } from './answer-payment.ts'
import { spoolForm } from './spool-form.ts'

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers':
    'authorization, content-type, accept-language, idempotency-key, prefer, range, x-requested-with, x-sandbox-world',
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE, OPTIONS',
  'access-control-expose-headers':
    'content-range, accept-ranges, content-length, content-disposition, date, preference-applied, retry-after',
  'access-control-max-age': '600',
}

/** Asked by players, which are answered on the pages of their own sites only: the world says so itself. */
const PLAYERS = [READING_PATH, CHAT_PATH]
/** What the world answers beside the API. */
const ANSWERED = ['/sandbox/', ...PLAYERS]

/**
 * Longer than any client lets a connection rest: one that is closed for being idle just as the next request sets out
 * resets that request. Node's own five seconds pass on a busy machine.
 */
const KEEP_ALIVE_MS = 600_000

const NO_PAGE =
  'There is no page: the API is at /api, the world at /__sandbox/. Pages are those of an app before it.'

async function answer(host: WorldHost, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname.startsWith(CONTROL_PATH)) return answerControl(host, request)
  if (pathname === PAYMENT_PAGE) return answerPayment(host.world, request)
  const isAnswered = pathname.includes('/api/') || ANSWERED.some((start) => pathname.startsWith(start))
  return isAnswered ? host.world.fetch(request) : json(404, { success: false, message: NO_PAGE })
}

async function respond(host: WorldHost, folder: string, message: IncomingMessage, to: ServerResponse) {
  const path = message.url?.split('?')[0] ?? '/'
  const script = await siteScript(path)
  if (script !== undefined) return void to.writeHead(200, SCRIPT_HEADERS).end(script)
  const headers = PLAYERS.some((start) => path.startsWith(start)) ? {} : CORS
  if (message.method === 'OPTIONS' && headers === CORS) return void to.writeHead(204, CORS).end()
  const { request, file } = await spoolForm(requestFrom(message, to), folder)
  try {
    await sendResponse(await answer(host, request), to, headers)
  } finally {
    if (file) await rm(file, { force: true })
  }
}

/** A world over HTTP. `close` ends it and removes what was uploaded halfway. */
export async function createWorldServer(host: WorldHost): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-uploads-'))
  const server = createServer((message, to) => {
    respond(host, folder, message, to).catch((error: unknown) => {
      // Whoever gives up sending is no fault of the server.
      if (!message.errored) console.error(`[sandbox] ${message.method} ${message.url}`, error)
      to.destroy()
    })
  })
  server.keepAliveTimeout = KEEP_ALIVE_MS
  // At once: the program ends with it.
  const removeUploads = () => rmSync(folder, { recursive: true, force: true })
  server.on('close', removeUploads).on('error', removeUploads)
  return server
}
