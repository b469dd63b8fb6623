import type { GenerateBody } from '#src/contract/runs.ts'
import type { TranscriptWish } from '#src/contract/transcript.ts'
import type { InterruptedAction } from '#src/features/billing/interrupted-action.ts'
import { moneyOf } from '#src/rules/money.ts'
import type { RunTarget } from './run-target.ts'

/** A paid run as the customer asks for it. */
export interface RunRequest {
  /** Price that the customer saw, in qəpik. */
  readonly price: number
  readonly scope: GenerateBody['scope']
  /** Blocks, where the scope is `blocks`; asked for when it is sent, since saving gives new blocks their ids. */
  readonly blockIds?: (() => readonly number[]) | undefined
  /** Speech to text: how the recording is to be transcribed anew. */
  readonly transcript?: TranscriptWish | undefined
}

/** Names the start of a project's run, wherever it is begun: one at a time. */
export const runKey = ({ slug, id }: Pick<RunTarget['project'], 'slug' | 'id'>) => ['run', slug, id] as const

/** As it is sent: another price than the expected one is refused (409), and nothing is charged. */
export function bodyOf({ scope, price, blockIds, transcript }: RunRequest): GenerateBody {
  return {
    scope,
    ...(blockIds && { block_ids: [...blockIds()] }),
    expected_price: moneyOf(price),
    ...(transcript && { transcript }),
  }
}

/** As it is remembered while the customer is away paying. */
export function interruptedActionOf(request: RunRequest, { project }: RunTarget): InterruptedAction {
  const { scope, price, blockIds, transcript } = request
  return {
    slug: project.slug,
    projectId: project.id,
    scope,
    price,
    isConfirmed: false,
    ...(blockIds && { blockIds: [...blockIds()] }),
    ...(transcript && { transcript }),
  }
}

/** What was remembered, at its price of now. */
export function requestOf({ scope, blockIds, transcript }: InterruptedAction, price: number): RunRequest {
  return { scope, price, transcript, ...(blockIds && { blockIds: () => blockIds }) }
}
