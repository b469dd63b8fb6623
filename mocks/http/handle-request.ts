import * as z from 'zod/mini'
import { RuleError } from '#mocks/domain/rule-error.ts'
import type { Engines } from '#mocks/engines/engines.ts'
import type { Database } from '#mocks/kernel/db/database.ts'
import type { FileStore } from '#mocks/kernel/files/file-store.ts'
import type { Task } from '#mocks/kernel/transactions/transactions.ts'
import { localeOf, say } from '#mocks/messages/catalogue.ts'
import type { AnyEndpoint } from '#src/contract/endpoint.ts'
import { IDEMPOTENCY_KEY } from '#src/contract/idempotency-key.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import { createYield } from '#src/rules/yield-to-page.ts'
import { authenticate, requireCustomer } from './authenticate.ts'
import { callerAddress } from './caller-address.ts'
import type { FirstAnswers } from './first-answers.ts'
import type { RecordedDetails } from './journal.ts'
import { Answer, type OperationContext, type SlowOperation, Unauthenticated } from './operation.ts'
import { parseBody, recordBody, UnreadableBody } from './parse-body.ts'
import { Refusal } from './refusal.ts'
import type { RepeatedReads } from './repeated-reads.ts'
import { fail, refuse, succeed } from './respond.ts'
import type { Match } from './route-table.ts'
import { type Input, validate } from './validate.ts'

type Perform = (context: OperationContext<AnyEndpoint>) => unknown
export type AnyOperation = Perform | SlowOperation<AnyEndpoint>

export interface ApiDependencies {
  operations: Readonly<Record<string, AnyOperation>>
  engines: Engines
  read<Result>(task: Task<Result>): Promise<Result>
  write<Result>(task: Task<Result>): Promise<Result>
  refresh(): Promise<void>
  db: Database
  files: FileStore
  firstAnswers: FirstAnswers
  repeatedReads: RepeatedReads
  now(): number
  report(problem: string, error: unknown): void
}

interface Call {
  endpoint: AnyEndpoint
  input: Input
  request: Request
  locale: LocaleCode
  noted: RecordedDetails
}

export async function handleRequest(
  parts: ApiDependencies,
  match: Match,
  request: Request,
  noted: RecordedDetails = { moves: [] },
): Promise<Response> {
  const locale = localeOf(request.headers.get('accept-language'))
  if (match.kind !== 'found') await recordBody(request, noted)
  if (match.kind === 'unknown') return fail(501, 'call_unknown', locale)
  if (match.kind === 'other-methods') {
    const response = fail(405, 'method_not_allowed', locale)
    response.headers.set('allow', match.methods.join(', '))
    return response
  }
  const { endpoint, params } = match
  try {
    // Checked before the body is read, so that a guest learns nothing from how it is validated.
    if (endpoint.access === 'customer') await requireCaller(parts, request)
    const query = new URL(request.url).searchParams
    const body = await parseBody(endpoint, request, noted)
    return await answerOnce(parts, request, noted, async () => {
      const checked = validate(endpoint, { params, query, body }, locale)
      if (checked.kind === 'no-such-path') return fail(404, 'not_found', locale)
      if (checked.kind === 'invalid') return fail(422, 'invalid', locale, { errors: checked.errors })
      return runOperation(parts, { endpoint, input: checked.input, request, locale, noted }).catch((error) =>
        answerToError(error, parts, endpoint, locale),
      )
    })
  } catch (error) {
    if (error instanceof Unauthenticated) await recordBody(request, noted)
    return answerToError(error, parts, endpoint, locale)
  }
}

/**
 * Runs a call unless the same caller made it under the same key before. Aborted bodies are not recorded, so the
 * retry runs normally.
 */
function answerOnce(
  { firstAnswers, db, now }: ApiDependencies,
  request: Request,
  { body = '' }: RecordedDetails,
  work: () => Promise<Response>,
) {
  const { method, url, headers } = request
  const key = method === 'GET' ? null : headers.get(IDEMPOTENCY_KEY)
  if (key === null) return work()
  const caller = authenticate(db, request, now()).customer?.id ?? 'guest'
  return firstAnswers.giveOnce(`${caller} ${key}`, `${method} ${url} ${body}`, work)
}

/** @throws Unauthenticated only after reading other tabs' commits, because one of them may have logged in just now */
async function requireCaller({ db, now, refresh }: ApiDependencies, request: Request) {
  if (authenticate(db, request, now()).customer) return
  await refresh()
  requireCustomer(authenticate(db, request, now()))
}

type ParsedInput = Pick<OperationContext<AnyEndpoint>, 'params' | 'query' | 'body'>

async function findPerform(
  parts: ApiDependencies,
  { endpoint, input, request, locale }: Call,
): Promise<Perform> {
  const operation = parts.operations[endpoint.name]
  if (!operation) throw new Error(`Nobody performs ${endpoint.name}`)
  if (typeof operation === 'function') return operation
  const { db, files, engines, now } = parts
  const { origin } = new URL(request.url)
  const customer = requireCustomer(authenticate(db, request, now()))
  return operation.prepare({ ...(input as ParsedInput), customer, locale, db, files, engines, origin })
}

async function runOperation(parts: ApiDependencies, call: Call) {
  const { endpoint, input, request, locale } = call
  const perform = await findPerform(parts, call)
  const run = request.method === 'GET' ? parts.read : parts.write
  const { repeatedReads } = parts
  const yieldToPage = createYield()
  let place: ReturnType<RepeatedReads['placeOf']>
  const outcome = await run(async (tx) => {
    // Checked again within the transaction: the session may have ended while the request waited.
    const caller = authenticate(tx, request, tx.now)
    if (endpoint.access === 'customer') requireCustomer(caller)
    const details = `${caller.customer?.id} ${locale} ${request.url}`
    place = repeatedReads.placeOf(tx, { name: endpoint.name, details })
    const known = place && repeatedReads.find(place)
    if (known) return known
    const context = {
      ...(input as ParsedInput),
      get customer() {
        return requireCustomer(caller)
      },
      session: caller.session,
      locale,
      tx,
      engines: parts.engines,
      origin: new URL(request.url).origin,
      address: callerAddress(request),
    }
    const result = await resultOrRefusal(perform, context)
    call.noted.moves = tx.moves()
    return result
  })
  if (outcome instanceof Refusal) throw outcome
  if (outcome instanceof Response) return outcome
  const { data, message } = outcome instanceof Answer ? outcome : new Answer(outcome)
  await yieldToPage()
  const checked = z.core.safeParse(endpoint.data, data)
  if (!checked.success) throw new Error(`${endpoint.name} breaks the contract`, { cause: checked.error })
  await yieldToPage()
  const answer = succeed(checked.data, message && say(locale, message.key, message.params))
  if (place) repeatedReads.keep(place, answer)
  return answer
}

/** Result of the operation; a refusal whose changes stay is returned, not thrown, so that they are committed. */
async function resultOrRefusal(perform: Perform, context: OperationContext<AnyEndpoint>): Promise<unknown> {
  try {
    return await perform(context)
  } catch (error) {
    if (error instanceof Refusal && error.options.keepsChanges) return error
    throw error
  }
}

const refusalOf = ({ kind, key, details }: RuleError) =>
  new Refusal(kind === 'funds' ? 402 : 409, key, details)

function answerToError(
  error: unknown,
  parts: ApiDependencies,
  endpoint: AnyEndpoint,
  locale: LocaleCode,
): Response {
  if (error instanceof Refusal) return refuse(error, locale)
  if (error instanceof RuleError) return refuse(refusalOf(error), locale)
  if (error instanceof Unauthenticated) return fail(401, 'unauthenticated', locale)
  if (error instanceof UnreadableBody) return fail(400, 'bad_request', locale)
  parts.report(`${endpoint.method} ${endpoint.path} failed`, error)
  return fail(500, 'server_error', locale)
}
