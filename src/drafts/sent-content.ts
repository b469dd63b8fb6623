import * as z from 'zod/mini'
import { hexOf } from '#src/rules/hex.ts'
import { newId } from '#src/rules/new-id.ts'

/** What a form was sent as: a digest of its content, and the id by which the server knows it again. */
export const SentContent = z.object({ digest: z.string(), id: z.string() })
export type SentContent = z.infer<typeof SentContent>

/** Whoever sends nothing of their own once more by then means the same; later they mean another. */
export const REPEAT_MS = 60_000

async function digestOf(content: string) {
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content))))
}

/** The server makes one project of all that comes under one id, whatever it says: another content has another id. */
export async function sentAs(content: string, before: SentContent | undefined): Promise<SentContent> {
  const digest = await digestOf(content)
  return before?.digest === digest ? before : { digest, id: newId() }
}
