import type { QueryClient } from '@tanstack/react-query'
import type { Project } from '#src/contract/project.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { shortageOf, startElsewhere } from '#src/features/runs/runs-mutations.ts'
import { qepikOf } from '#src/rules/money.ts'
import { lookUp, SLUG } from './create-mutations.ts'
import { reasonOf } from './send-recording.ts'

export type Start =
  | { readonly kind: 'begun' }
  | { readonly kind: 'price' | 'funds'; readonly price: number }
  | { readonly kind: 'failed'; readonly price: number; readonly reason: string | undefined }

type Sent = Pick<Project, 'id' | 'price' | 'status'>

const { DRAFT, REJECTED } = projectStatuses

function obstacleOf({ status, price }: Sent, seen: number): Start | undefined {
  // A repeated upload gives the project of the first one, and an answer may have been lost: it may be at work.
  if (status !== DRAFT && status !== REJECTED) return { kind: 'begun' }
  return qepikOf(price) > seen ? { kind: 'price', price: qepikOf(price) } : undefined
}

/**
 * Begins to transcribe a draft, at the price that the customer saw or at less where the server measured less;
 * never at more. After any answer but a yes the project is fetched: it may have begun all the same.
 * @param seen in qəpik
 */
export async function startTranscribing(client: QueryClient, project: Sent, seen: number): Promise<Start> {
  const obstacle = obstacleOf(project, seen)
  if (obstacle) return obstacle
  const key = { slug: SLUG, id: project.id } as const
  const price = qepikOf(project.price)
  try {
    await startElsewhere(client, key, { scope: 'all', price })
    return { kind: 'begun' }
  } catch (error) {
    if (shortageOf(error)) return { kind: 'funds', price }
    // Silent, because the customer has been told of the failure that leads here.
    const now = await lookUp(client, project.id, { silent: true })
    const failed: Start = { kind: 'failed', price: now ? qepikOf(now.price) : seen, reason: reasonOf(error) }
    return (now && obstacleOf(now, seen)) ?? failed
  }
}
