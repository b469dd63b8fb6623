import * as z from 'zod/mini'
import { newId } from '#src/rules/new-id.ts'

/** What a form was sent as: a digest of its content, and the id by which the server knows it again. */
export const SentContent = z.object({ digest: z.string(), id: z.string() })
export type SentContent = z.infer<typeof SentContent>

/** Whoever sends nothing of their own once more by then means the same; later they mean another. */
export const REPEAT_MS = 60_000

/** Every character counts in its place. */
function sumOf(content: string, factor: number) {
  let sum = content.length
  for (let at = 0; at < content.length; at += 1) {
    sum = Math.imul(sum ^ (sum >>> 15) ^ content.charCodeAt(at), factor)
  }
  return sum
}

/** Two sums of 32 bits: pages without TLS have no `crypto.subtle`. */
const digestOf = (content: string) => `${sumOf(content, 0x1f35_6e4d)}.${sumOf(content, 0x6a09_e667)}`

/** The server makes one project of all that comes under one id, whatever it says: another content has another id. */
export function sentAs(content: string, before: SentContent | undefined): SentContent {
  const digest = digestOf(content)
  return before?.digest === digest ? before : { digest, id: newId() }
}
