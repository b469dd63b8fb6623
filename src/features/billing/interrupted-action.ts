import * as z from 'zod/mini'
import { Id, ServiceSlug } from '#src/contract/primitives.ts'
import { TranscriptWish } from '#src/contract/transcript.ts'
import { sessionRecord } from '#src/lib/session-record.ts'

export const InterruptedAction = z.object({
  slug: ServiceSlug,
  projectId: Id,
  scope: z.enum(['all', 'changed', 'blocks']),
  /** Blocks to generate, where the scope is `blocks`. */
  blockIds: z.optional(z.array(Id)),
  /** Speech to text: how the recording is to be transcribed anew. */
  transcript: z.optional(TranscriptWish),
  /** What the customer was told it costs, in qəpik. */
  price: z.int(),
  /** The customer pressed the price once more after paying: at this price it may start by itself. */
  isConfirmed: z.boolean(),
})
/** A paid action that too little money has stopped, and that goes on after topping up. */
export type InterruptedAction = z.infer<typeof InterruptedAction>

const record = sessionRecord('interrupted-action', InterruptedAction)

export const {
  keep: keepInterruptedAction,
  read: readInterruptedAction,
  forget: forgetInterruptedAction,
} = record

/** Lets the action start by itself, at the price the customer has just pressed. */
export function confirmInterruptedAction() {
  const action = record.read()
  if (action) record.keep({ ...action, isConfirmed: true })
}
