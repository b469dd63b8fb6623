import * as z from 'zod/mini'
import { callRoutes } from '#mocks/http/calls.ts'
import type { FaultRule } from '#mocks/http/faults.ts'
import { STORE_VERSION } from '#mocks/kernel/store/store.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { firstPaths } from '#src/contract/address-parts.ts'
import { CASE_KIND, CASE_VERSION } from '#src/rules/case-file.ts'
import { type ReportedCustomer, reportedCustomer, withLaterChanges } from './reported-customer.ts'
import type { OpenSession } from './sessions.ts'
import type { Recipe } from './world-recipe.ts'

const MAX_CALLS = 200

const Case = z.object({
  kind: z.literal(CASE_KIND),
  version: z.literal(CASE_VERSION),
  at: z.iso.datetime(),
  page: z.string().check(z.regex(/^\/(?!\/)/)),
  calls: z
    .array(
      z.object({
        method: z.string(),
        path: z.string(),
        status: z.int().check(z.minimum(200), z.maximum(599)),
        answer: z.optional(z.json()),
      }),
    )
    .check(z.maxLength(MAX_CALLS)),
})
type CaseCall = z.infer<typeof Case>['calls'][number]

/** Separates double braces in recorded texts, which would otherwise be filled in as placeholders. */
const withoutTemplates = (answer: CaseCall['answer']): CaseCall['answer'] =>
  answer === undefined ? undefined : JSON.parse(JSON.stringify(answer).replaceAll('{{', '{ {'))

/** The project that a call is about. */
function projectOf({ method, path }: CaseCall): string | undefined {
  const match = callRoutes.match(method, path.split('?')[0] ?? '')
  if (match.kind !== 'found') return undefined
  const { slug, id, projectId = id } = match.params
  return `${slug} ${projectId}`
}

/** Lists show projects and transactions that the world has too as they are now. */
function ruleOf({ method, path, status, answer }: CaseCall): FaultRule {
  const isRenewed = method === 'GET' && status === 200
  const fault = { kind: 'answer', status, ...(answer !== undefined && { body: answer }) } as const
  return {
    method,
    address: path,
    fault: { ...fault, ...(isRenewed && { is_renewed: true }) },
    ...(isRenewed && { when: 'after' }),
  }
}

/** A session that continues in the new world from its first moment: a poll in between must not end it. */
const sessionInNewWorld = (now: number, { id, leftMs }: OpenSession) => ({
  collection: 'sessions',
  id,
  value: { id, customer_id: demoAccounts.leyla.id, created_at: now, expires_at: now + leftMs },
})

/**
 * A world at the moment of a customer's report: it answers each call as it was answered last, and everything else itself.
 * Its developer stays logged in. The projects whose work goes on, and the balance, are the world's own.
 * @throws Error if the file is not a case
 */
export function recipeOfCase(
  text: string,
  { sessions, paceMs }: { sessions: readonly OpenSession[]; paceMs: number },
): { recipe: Recipe; reported: ReportedCustomer; page: string } {
  const { at, page, calls: recorded } = z.parse(Case, JSON.parse(text), { reportInput: true })
  const calls = recorded.map((call) => ({ ...call, answer: withoutTemplates(call.answer) }))
  const reported = reportedCustomer(calls.map(({ answer }) => answer))
  const own = new Set(reported.projects.map(({ slug, id }) => `${slug} ${id}`))
  const isOwn = (call: CaseCall) =>
    own.has(projectOf(call) ?? '') || (own.size > 0 && call.path === firstPaths.balance)
  const last = new Map(
    calls.map((call) => [
      `${call.method} ${call.path}`,
      // A page that was open during a run asked for the whole project only before it.
      { ...call, answer: withLaterChanges(call.answer, reported) },
    ]),
  )
  const now = Date.parse(at)
  const recipe: Recipe = {
    version: STORE_VERSION,
    scenario: 'empty',
    begun: now,
    now,
    speed: 1,
    latency: 'none',
    rules: [...last.values()].filter((call) => !isOwn(call)).map(ruleOf),
    changes: [
      { collection: 'settings', id: 'pace', value: { id: 'pace', value: paceMs } },
      ...sessions.map((session) => sessionInNewWorld(now, session)),
    ],
  }
  return { recipe, reported, page }
}
