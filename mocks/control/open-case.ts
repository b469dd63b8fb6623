import * as z from 'zod/mini'
import type { FaultRule } from '#mocks/http/faults.ts'
import { STORE_VERSION } from '#mocks/kernel/store/store.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { CASE_KIND, CASE_VERSION } from '#src/rules/case-file.ts'
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

/** Braces of a template in recorded texts must not be filled. */
const withoutTemplates = (answer: CaseCall['answer']): CaseCall['answer'] =>
  answer === undefined ? undefined : JSON.parse(JSON.stringify(answer).replaceAll('{{', '{ {'))

function ruleOf({ method, path, status, answer }: CaseCall): FaultRule {
  const body = withoutTemplates(answer)
  const fault = { kind: 'answer', status, ...(body !== undefined && { body }) } as const
  return { method, address: path, fault }
}

/** A session that continues in the new world from its first moment: a poll in between must not end it. */
const sessionIn = (now: number, { id, leftMs }: OpenSession) => ({
  collection: 'sessions',
  id,
  value: { id, customer_id: demoAccounts.leyla.id, created_at: now, expires_at: now + leftMs },
})

/**
 * A world at the moment of a customer's report: it answers each call as it was answered last, and everything else itself.
 * Its developer stays logged in.
 * @throws Error if the file is not a case
 */
export function recipeOfCase(
  text: string,
  sessions: readonly OpenSession[],
): { recipe: Recipe; page: string } {
  const { at, page, calls } = z.parse(Case, JSON.parse(text), { reportInput: true })
  const last = new Map(calls.map((call) => [`${call.method} ${call.path}`, call]))
  const now = Date.parse(at)
  const recipe: Recipe = {
    version: STORE_VERSION,
    scenario: 'main',
    begun: now,
    now,
    speed: 1,
    latency: 'none',
    rules: [...last.values()].map(ruleOf),
    changes: sessions.map((session) => sessionIn(now, session)),
  }
  return { recipe, page }
}
