import * as z from 'zod/mini'
import { GenerateBody } from '#src/contract/generate-body.ts'
import { Id, ServiceSlug } from '#src/contract/primitives.ts'
import { tabRecord } from '#src/session/customer-record.ts'

export const InterruptedAction = z.object({
  ...GenerateBody.shape,
  slug: ServiceSlug,
  /** Undefined where what waits are several projects of the service, which its form holds. */
  projectId: z.optional(Id),
  /** What the customer was told it costs, in qəpik. */
  price: z.int(),
  /** The customer pressed the price once more after paying: at this price it may start by itself. */
  isConfirmed: z.boolean(),
})
export type InterruptedAction = z.infer<typeof InterruptedAction>

const record = tabRecord('interrupted-action', InterruptedAction)

export const {
  keep: keepInterruptedAction,
  read: readInterruptedAction,
  forget: forgetInterruptedAction,
} = record

export function confirmInterruptedAction() {
  const action = record.read()
  if (action) record.keep({ ...action, isConfirmed: true })
}
