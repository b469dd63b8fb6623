import * as z from 'zod/mini'
import { newId } from '#src/rules/new-id.ts'

/** Digest of the sent content, and the id by which the server recognises it. */
export const SentContent = z.object({ digest: z.string(), id: z.string() })
export type SentContent = z.infer<typeof SentContent>

/** An empty form sent again within this time is a repetition; later it is a new request. */
export const REPETITION_MS = 60_000

/** Depends on every character and its position. */
function checksumOf(content: string, factor: number) {
  let sum = content.length
  for (let at = 0; at < content.length; at += 1) {
    sum = Math.imul(sum ^ (sum >>> 15) ^ content.charCodeAt(at), factor)
  }
  return sum
}

/** Two sums of 32 bits, because pages without TLS have no `crypto.subtle`. */
const digestOf = (content: string) =>
  `${checksumOf(content, 0x1f35_6e4d)}.${checksumOf(content, 0x6a09_e667)}`

/** The server makes one project per id, whatever the content is, so different content gets a new id. */
export function withSendingId(content: string, before: SentContent | undefined): SentContent {
  const digest = digestOf(content)
  return before?.digest === digest ? before : { digest, id: newId() }
}
