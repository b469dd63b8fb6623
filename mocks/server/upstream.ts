import { callRoutes, pathBelow } from '#mocks/http/calls.ts'
import { CustomAnswer } from '#mocks/http/custom-answer.ts'
import type { FaultRule } from '#mocks/http/faults.ts'
import { storedText } from '#mocks/http/journal.ts'
import { json } from '#mocks/http/respond.ts'
import type { World } from '#mocks/world.ts'
import { hideInText } from '#src/rules/hide-credentials.ts'
import { differencesOf } from './check-answer.ts'

const API_PATH = '/api'
/** Maximum number of recorded answers and differences. */
const MAX_RECORDED = 2_000

/** Headers of one connection, or of this server alone. */
const OWN_HEADERS =
  /^(?:host|origin|referer|connection|keep-alive|transfer-encoding|upgrade|accept-encoding|content-(?:length|encoding)|vary|cookie|x-(?:forwarded-for|sandbox-world)|sec-.*|access-control-.*)$/

interface Difference {
  readonly call: string
  readonly address: string
  readonly status: number
  readonly difference: string
}

interface RecordedExchange {
  readonly method: string
  /** Path below the API with its query. */
  readonly address: string
  readonly endpoint: string | undefined
  readonly status: number
  readonly text: string
}

const headersToPassOn = (headers: Headers) =>
  new Headers([...headers].filter(([name]) => !OWN_HEADERS.test(name)))

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The rule that gives the same answer again, without its credentials; undefined if a template cannot express it. */
function ruleOf({ method, address, endpoint, status, text }: RecordedExchange): FaultRule | undefined {
  const body = parseJson(hideInText(text, endpoint))
  const fault = CustomAnswer.safeParse({ kind: 'answer', status, ...(body !== '' && { body }) })
  return fault.success ? { method, address, fault: fault.data } : undefined
}

/** A real backend that answers the API in place of the worlds. Checks its answers and records them. */
export class Upstream {
  readonly origin: string
  #differences: readonly Difference[] = []
  #recorded: readonly FaultRule[] = []

  constructor(origin: string) {
    this.origin = origin
  }

  /** Departures of answers from the contract, each once. */
  get differences(): readonly Difference[] {
    return this.#differences
  }

  /** Rules that give the recorded answers again, each call's in their order; the last one stays. */
  get rules(): readonly FaultRule[] {
    const keyOf = ({ method, address }: FaultRule) => `${method} ${address}`
    const last = new Map(this.#recorded.map((rule) => [keyOf(rule), rule]))
    return this.#recorded.map((rule) => (last.get(keyOf(rule)) === rule ? rule : { ...rule, times: 1 }))
  }

  clear(): void {
    this.#differences = []
    this.#recorded = []
  }

  /** Sends a request on. Notes it in the journal of the world that the caller named. */
  async answer({ journal, clock }: World, request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    const { method } = request
    const path = pathBelow(API_PATH, pathname)
    const match = callRoutes.match(method, path)
    const endpoint = match.kind === 'found' ? match.endpoint.name : undefined
    const call = { method, path: path + search, base: this.origin + API_PATH, endpoint }
    const begun = performance.now()
    const headers = Object.fromEntries(request.headers)
    const entry = journal.begin({ ...call, at: clock.now(), headers })
    const response = await this.#send(request, pathname + search)
    const type = response.headers.get('content-type') ?? ''
    const text = /json|^text\//.test(type) ? await response.text() : undefined
    if (text !== undefined) {
      const exchange = { method, address: path + search, endpoint, status: response.status, text }
      this.#record(exchange, differencesOf(match, response.status, text))
    }
    const answer = text === undefined ? {} : { answer: storedText(text) }
    const took = { status: response.status, tookMs: performance.now() - begun, moves: [] }
    journal.end(entry, { ...answer, ...took, answerHeaders: Object.fromEntries(response.headers) })
    return new Response(text ?? response.body, {
      status: response.status,
      headers: headersToPassOn(response.headers),
    })
  }

  async #send({ method, headers, body, signal }: Request, address: string): Promise<Response> {
    try {
      return await fetch(this.origin + address, {
        method,
        headers: headersToPassOn(headers),
        redirect: 'manual',
        signal,
        ...(body && { body, duplex: 'half' }),
      })
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error
      const why = cause instanceof Error ? cause.message : String(cause)
      return json(502, { success: false, message: `${this.origin} does not answer: ${why}` })
    }
  }

  #record(exchange: RecordedExchange, found: readonly string[]): void {
    const { endpoint, method, address, status } = exchange
    const call = endpoint ?? `${method} ${address}`
    const known = this.#differences.filter((each) => each.call === call && each.status === status)
    const differences = found
      .filter((difference) => known.every((each) => each.difference !== difference))
      .map((difference) => ({ call, address, status, difference }))
    this.#differences = [...this.#differences, ...differences].slice(0, MAX_RECORDED)
    const rule = ruleOf(exchange)
    const before = this.#recorded.findLast((each) => each.method === method && each.address === address)
    // A poll that changes nothing is answered once.
    if (rule && this.#recorded.length < MAX_RECORDED && JSON.stringify(rule) !== JSON.stringify(before))
      this.#recorded = [...this.#recorded, rule]
  }
}
