import * as z from 'zod/mini'
import { lastingRecord } from '#src/session/customer-record.ts'

const DoneSteps = z.object({
  /** The customer has heard a sentence of their own. */
  heard: z.boolean(),
  /** The customer has downloaded a result. */
  exported: z.boolean(),
})

/** First steps of a new customer that the server does not know, until all steps are done. */
export const firstSteps = lastingRecord('first-steps', DoneSteps)

/** Notes a step; does nothing for a customer who has no checklist. */
export function noteFirstStep(step: keyof z.infer<typeof DoneSteps>) {
  const done = firstSteps.read()
  if (done && !done[step]) firstSteps.keep({ ...done, [step]: true })
}
