import { localeOf } from '#mocks/messages/catalogue.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { type Faults, faultyResponse } from './faults.ts'
import { type AnyOperation, type ApiParts, handleRequest } from './handle-request.ts'
import { carryForm } from './held-forms.ts'
import type { Journal } from './journal.ts'
import { type Latency, pass } from './latency.ts'
import type { Operations } from './operation.ts'
import { fail } from './respond.ts'
import { createRouteTable } from './route-table.ts'

interface Parts extends Omit<ApiParts, 'operations'> {
  operations: Operations
  settle(): Promise<void>
  wake(): void
  journal: Journal
  faults: Faults
  latency: Latency
  end: AbortSignal
  /** Path of the API base; whatever precedes it, such as a proxy's prefix, is ignored. */
  apiPath: string
}

const routes = createRouteTable(Object.values(endpoints))

export function createApi(parts: Parts) {
  const { journal, faults, latency, apiPath } = parts
  const operations = parts.operations as unknown as Readonly<Record<string, AnyOperation>>

  const hangUntil = (request: Request) => AbortSignal.any([request.signal, parts.end])

  async function answer(
    request: Request,
    fault: ReturnType<Faults['take']>,
    match: ReturnType<typeof routes.match>,
  ) {
    const locale = localeOf(request.headers.get('accept-language'))
    const isBefore = fault && fault.when !== 'after'
    if (!(await carryForm(request, latency.bytesPerMs))) return Response.error()
    await pass(latency.next(), request.signal)
    if (isBefore) return faultyResponse(fault.fault, locale, hangUntil(request))
    await parts.settle()
    const response = await handleRequest({ ...parts, operations }, match, request)
    parts.wake()
    return fault ? faultyResponse(fault.fault, locale, hangUntil(request)) : response
  }

  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    const { method } = request
    const path = url.pathname.slice(url.pathname.indexOf(apiPath) + apiPath.length)
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
    const response = await answer(request, fault, match).catch((error: unknown) => {
      parts.report(`${method} ${path} failed`, error)
      return fail(500, 'server_error', localeOf(request.headers.get('accept-language')))
    })
    // A lost answer has no headers.
    if (response.type !== 'error') response.headers.set('date', new Date(parts.now()).toUTCString())
    journal.end(entry, { status: response.status, tookMs: performance.now() - begun })
    return response
  }
}
