import * as z from 'zod/mini'
import { Question } from './chat-bot.ts'
import { RecognitionRequest } from './detect-text.ts'
import { Id, Money } from './primitives.ts'
import { TranscriptRequest } from './speech-to-text.ts'

/**
 * `all`: every block. `changed`: those without a result and stale ones. `blocks`: those listed.
 * `expected_price` is the price that the customer saw; another price is refused (409).
 */
export const GenerateBody = z.object({
  scope: z.enum(['all', 'changed', 'blocks']),
  block_ids: z.optional(z.array(Id)),
  expected_price: z.optional(Money),
  transcript: z.optional(TranscriptRequest),
  recognition: z.optional(RecognitionRequest),
  /** Chat bot: what is asked; the answer is a block of the project. */
  question: z.optional(Question),
})
export type GenerateBody = z.infer<typeof GenerateBody>
