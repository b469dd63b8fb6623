import type { QueryClient } from '@tanstack/react-query'
import { request } from '#src/api/request.ts'
import type { InsufficientFunds } from '#src/contract/billing.ts'
import { moneyOf, qapikOf } from '#src/contract/price.ts'
import { type Project, projectStatuses } from '#src/contract/project.ts'
import { getProject } from '#src/contract/projects.ts'
import { generate } from '#src/contract/work.ts'
import { missingFunds } from '#src/features/billing/missing-funds.ts'
import { askAgain, quietly, reasonOf, SLUG } from './send-recording.ts'

/** How it went: it began, or it costs more than was seen, or there is too little money, or it failed. */
export type Start =
  | { readonly kind: 'begun' }
  | { readonly kind: 'price'; readonly price: number }
  | { readonly kind: 'funds'; readonly price: number; readonly shortage: InsufficientFunds }
  | { readonly kind: 'failed'; readonly price: number; readonly reason: string | undefined }

const priceOf = ({ price }: Pick<Project, 'price'>) => qapikOf(price)

const { DRAFT, REJECTED } = projectStatuses

/** Whether nobody works on it. */
const isStill = ({ status }: Pick<Project, 'status'>) => status === DRAFT || status === REJECTED

/** After an answer that is no yes: it may have begun all the same, or cost something else by now. */
async function lookAgain(client: QueryClient, id: number, seen: number, error: unknown): Promise<Start> {
  const params = { slug: SLUG, id } as const
  const answer = await quietly(client, () => request(getProject, { params })).catch(() => undefined)
  const project = answer?.project
  const reason = reasonOf(error)
  if (!project) return { kind: 'failed', price: seen, reason }
  if (!isStill(project)) return { kind: 'begun' }
  const price = priceOf(project)
  return price > seen ? { kind: 'price', price } : { kind: 'failed', price, reason }
}

/**
 * Begins to transcribe a draft, at the price that the customer saw or at less where the server measured less; never
 * at more.
 * @param seen in qəpik
 */
export async function startTranscribing(
  client: QueryClient,
  project: Pick<Project, 'id' | 'price' | 'status'>,
  seen: number,
): Promise<Start> {
  // A repeated upload gives the project of the first one, whose work may have begun.
  if (!isStill(project)) return { kind: 'begun' }
  const price = priceOf(project)
  if (price > seen) return { kind: 'price', price }
  const params = { slug: SLUG, id: project.id } as const
  const body = { scope: 'all', expected_price: moneyOf(price) } as const
  try {
    await quietly(client, () => request(generate, { params, body }))
    return { kind: 'begun' }
  } catch (error) {
    const shortage = missingFunds(error)
    return shortage ? { kind: 'funds', price, shortage } : await lookAgain(client, project.id, seen, error)
  } finally {
    askAgain(client)
  }
}
