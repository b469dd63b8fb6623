import type { StatusMove } from '#mocks/kernel/transactions/status-moves.ts'
import { localeOf } from '#mocks/messages/catalogue.ts'
import { waitForUpload } from './attached-forms.ts'
import { answerOf, type BackendProfile } from './backend-profile.ts'
import { callRoutes, pathBelow } from './calls.ts'
import { customResponse, renewedBody } from './custom-answer.ts'
import { type FaultRule, type Faults, faultyResponse } from './faults.ts'
import { type AnyOperation, type ApiDependencies, handleRequest } from './handle-request.ts'
import { type Journal, type RecordedDetails, storedText } from './journal.ts'
import { type Latency, waitFor } from './latency.ts'
import type { Operations } from './operation.ts'
import { recordBody } from './parse-body.ts'
import { preferenceOf } from './prefer.ts'
import { bodyOf, fail } from './respond.ts'
import type { Match } from './route-table.ts'
import { templateValues } from './template-values.ts'

interface Dependencies extends Omit<ApiDependencies, 'operations'> {
  operations: Operations
  settle(): Promise<StatusMove[]>
  wake(): void
  journal: Journal
  faults: Faults
  latency: Latency
  end: AbortSignal
  /** Imitated backend; undefined for responses exactly as in the contract. */
  profile(): BackendProfile | undefined
  /** Path of the API base; a prefix before it, such as a proxy's, is ignored. */
  apiPath: string
}

interface RequestState {
  fault: FaultRule | undefined
  /** Requested delay instead of the latency, in ms. */
  waitMs: number | undefined
  noted: RecordedDetails
}

export function createApi(parts: Dependencies) {
  const { journal, faults, latency, apiPath } = parts
  const operations = parts.operations as unknown as Readonly<Record<string, AnyOperation>>
  const calls = { ...parts, operations }

  const hangUntil = (request: Request) => AbortSignal.any([request.signal, parts.end])

  async function answerFault(
    { fault }: FaultRule,
    request: Request,
    { match, noted, own }: { match: Match; noted: RecordedDetails; own?: Response },
  ) {
    await recordBody(request, noted)
    if (fault.kind === 'answer') {
      const values = templateValues(request, { match, body: noted.body, now: parts.now(), apiPath })
      const body = fault.is_renewed && own ? renewedBody(fault.body, await own.json()) : fault.body
      return customResponse({ ...fault, body }, values)
    }
    const locale = localeOf(request.headers.get('accept-language'))
    return faultyResponse(fault, locale, hangUntil(request))
  }

  async function answer(request: Request, match: Match, { fault, waitMs, noted }: RequestState) {
    const isBefore = fault && fault.when !== 'after'
    if (!(await waitForUpload(request, latency.bytesPerMs))) return Response.error()
    await waitFor(waitMs ?? latency.next(), request.signal)
    if (isBefore) return answerFault(fault, request, { match, noted })
    const due = await parts.settle()
    const response = await handleRequest(calls, match, request, noted)
    noted.moves = [...due, ...noted.moves]
    parts.wake()
    return fault ? answerFault(fault, request, { match, noted, own: response }) : response
  }

  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    const { method } = request
    const path = pathBelow(apiPath, url.pathname)
    const match = callRoutes.match(method, path)
    const endpoint = match.kind === 'found' ? match.endpoint.name : undefined
    const asked = preferenceOf(request, match)
    const fault = asked.rule ?? faults.take({ endpoint, method, path, address: path + url.search })
    const begun = performance.now()
    const noted: RecordedDetails = { moves: [] }
    const entry = journal.begin({
      at: parts.now(),
      method,
      path: path + url.search,
      base: url.href.slice(0, url.href.indexOf(apiPath, url.origin.length) + apiPath.length),
      endpoint,
      headers: Object.fromEntries(request.headers),
      rule: fault && { ...fault },
    })
    const circumstances = { fault, waitMs: asked.waitMs, noted }
    const response = await answer(request, match, circumstances)
      .then((whole) => answerOf(whole, parts.profile(), endpoint, url))
      .catch((error: unknown) => {
        parts.report(`${method} ${path} failed`, error)
        return fail(500, 'server_error', localeOf(request.headers.get('accept-language')))
      })
    // A lost response has no headers.
    if (response.type !== 'error') {
      response.headers.set('date', new Date(parts.now()).toUTCString())
      if (asked.applied) response.headers.set('preference-applied', asked.applied)
    }
    const text = bodyOf(response)
    const answered = { answerHeaders: Object.fromEntries(response.headers), answer: text && storedText(text) }
    journal.end(entry, {
      ...noted,
      ...answered,
      status: response.status,
      tookMs: performance.now() - begun,
    })
    return response
  }
}
