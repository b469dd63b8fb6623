import type { IncomingMessage, ServerResponse } from 'node:http'
import { hostOf, sharedWith } from '#mocks/features/embed/site-answers.ts'
import { botIn } from '#mocks/services/chat-bot/chat-paths.ts'
import {
  ANSWER_STATUS,
  ANSWER_TO,
  RELAY_PATH,
  type RelayedRequest,
} from '#mocks/services/chat-bot/chat-relay.ts'
import { requestFrom, sendResponse } from './node-http.ts'

/** Longest time that a page waits for a question, and a widget for its answer, in ms. */
const WAIT_MS = 25_000
/** Longest question with its metadata, in UTF-16 units. */
const MAX_QUESTION_LENGTH = 10_000

type RequestReceiver = (asked: RelayedRequest) => void

interface RelayState {
  readonly waiting: RelayedRequest[]
  readonly pages: Set<RequestReceiver>
}

const emptyResponse = (status: number) =>
  new Response(null, { status, headers: { 'cache-control': 'no-store' } })

/** Resolves to `late` after the timeout or when the caller aborts. */
function withTimeout<Value>(
  signal: AbortSignal,
  late: Value,
  begin: (settle: (value: Value) => void) => () => void,
) {
  return new Promise<Value>((resolve) => {
    const settle = (value: Value) => {
      clearTimeout(timer)
      end()
      resolve(value)
    }
    const timer = setTimeout(() => settle(late), WAIT_MS)
    const end = begin(settle)
    signal.addEventListener('abort', () => settle(late), { once: true })
  })
}

function nextRequestFor({ waiting, pages }: RelayState, signal: AbortSignal) {
  const first = waiting.shift()
  if (first) return Promise.resolve(Response.json(first))
  return withTimeout<Response>(signal, emptyResponse(204), (settle) => {
    const take: RequestReceiver = (asked) => settle(Response.json(asked))
    pages.add(take)
    return () => pages.delete(take)
  })
}

function createRelay() {
  const bots = new Map<string, RelayState>()
  const answers = new Map<number, (response: Response) => void>()
  let latest = 0

  async function answerPage(key: string, request: Request): Promise<Response> {
    const { searchParams } = new URL(request.url)
    if (request.headers.get('sec-fetch-site') !== 'same-origin') return emptyResponse(403)
    const bot = bots.get(key) ?? { waiting: [], pages: new Set() }
    bots.set(key, bot)
    if (request.method === 'GET') return nextRequestFor(bot, request.signal)
    if (request.method === 'POST') {
      const headers = { 'content-type': request.headers.get('content-type') ?? '' }
      const status = Number(searchParams.get(ANSWER_STATUS))
      const answer = new Response(await request.arrayBuffer(), { status, headers })
      answers.get(Number(searchParams.get(ANSWER_TO)))?.(answer)
    }
    return emptyResponse(204)
  }

  function askPage({ waiting, pages }: RelayState, asked: RelayedRequest, signal: AbortSignal) {
    return withTimeout<Response>(signal, emptyResponse(504), (settle) => {
      answers.set(asked.number, settle)
      const [take] = pages
      if (take) take(asked)
      else waiting.push(asked)
      return () => {
        answers.delete(asked.number)
        const place = waiting.indexOf(asked)
        if (place !== -1) waiting.splice(place, 1)
      }
    })
  }

  async function answerWidget(request: Request): Promise<Response> {
    const origin = request.headers.get('origin')
    const asked = botIn(new URL(request.url).pathname)
    const bot = asked && bots.get(asked.key)
    if (!bot) return sharedWith(emptyResponse(404), origin)
    if (request.method === 'OPTIONS') return sharedWith(emptyResponse(204), origin)
    const question = request.method === 'POST' ? await request.text() : null
    if (question !== null && question.length > MAX_QUESTION_LENGTH)
      return sharedWith(emptyResponse(422), origin)
    latest += 1
    const wanted = { number: latest, host: hostOf(origin) ?? '', isAvatar: asked.isAvatar, question }
    return sharedWith(await askPage(bot, wanted, request.signal), origin)
  }
  return { answerPage, answerWidget }
}

/**
 * The part of a sandbox with chat bots that must be a server: a page of another site asks it, and an open page of
 * the sandbox answers from its in-browser backend.
 */
export function chatServer() {
  const { answerPage, answerWidget } = createRelay()
  return async (message: IncomingMessage, to: ServerResponse, next: (error?: unknown) => void) => {
    const [path = ''] = (message.url ?? '').split('?')
    const isPage = path.startsWith(RELAY_PATH)
    if (!isPage && !botIn(path)) return next()
    try {
      const request = requestFrom(message, to)
      const key = decodeURIComponent(path.slice(RELAY_PATH.length))
      await sendResponse(await (isPage ? answerPage(key, request) : answerWidget(request)), to)
    } catch (error) {
      next(error)
    }
  }
}
