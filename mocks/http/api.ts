import { endpoints } from '#src/contract/endpoints.ts'
import { type Faults, faultyResponse } from './faults.ts'
import { type AnyOperation, type ApiParts, handleRequest } from './handle-request.ts'
import type { Journal } from './journal.ts'
import { type Latency, pass } from './latency.ts'
import { localeOf } from './messages/catalogue.ts'
import type { Operations } from './operation.ts'
import { createRouteTable } from './route-table.ts'

interface Parts extends Omit<ApiParts, 'operations'> {
  operations: Operations
  /** Lets happen what is due, before anything is asked. */
  settle(): Promise<void>
  /** Starts work that the request has caused. */
  wake(): void
  journal: Journal
  faults: Faults
  latency: Latency
  /** Fires when the world is given up; ends hanging answers. */
  end: AbortSignal
}

const routes = createRouteTable(Object.values(endpoints))

/** Path below the API base, wherever that base is. */
const pathOf = (url: URL) => url.pathname.slice(url.pathname.indexOf('/api') + '/api'.length)

/** Answers every request below `/api`: what it costs in time, what goes wrong, and what it is about. */
export function createApi(parts: Parts) {
  const { journal, faults, latency } = parts
  const operations = parts.operations as unknown as Readonly<Record<string, AnyOperation>>

  async function answer(
    request: Request,
    fault: ReturnType<Faults['take']>,
    match: ReturnType<typeof routes.match>,
  ) {
    const signal = AbortSignal.any([request.signal, parts.end])
    const locale = localeOf(request.headers.get('accept-language'))
    const isBefore = fault && fault.when !== 'after'
    await pass(latency.next(), signal)
    if (isBefore) return faultyResponse(fault.fault, locale, signal)
    await parts.settle()
    const response = await handleRequest({ ...parts, operations }, match, request)
    parts.wake()
    return fault ? faultyResponse(fault.fault, locale, signal) : response
  }

  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    const { method } = request
    const path = pathOf(url)
    const match = routes.match(method, path)
    const endpoint = match.kind === 'found' ? match.endpoint.name : undefined
    const fault = faults.take({ endpoint, method, path })
    const begun = performance.now()
    const entry = journal.begin({
      at: parts.now(),
      method,
      path: path + url.search,
      endpoint,
      fault: fault?.fault.kind,
    })
    const response = await answer(request, fault, match)
    journal.end(entry, { status: response.status, tookMs: performance.now() - begun })
    return response
  }
}
