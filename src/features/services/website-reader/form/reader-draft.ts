import * as z from 'zod/mini'
import { openDraft, peekDraft } from '#src/drafts/draft.ts'
import { readCustomerId } from '#src/session/customer-id.ts'
import { ReaderDraft } from './reader-form-schema.ts'

export type ReaderOf = 'new' | number

export const readerDraft = (of: ReaderOf) =>
  ({ name: `reader ${of}`, version: 2, schema: z.partial(ReaderDraft) }) as const

export const peekReader = (of: ReaderOf) => peekDraft(readerDraft(of), readCustomerId())

export async function changeReader(of: ReaderOf, values: Partial<ReaderDraft>) {
  const customerId = readCustomerId()
  if (customerId === undefined) return
  const draft = openDraft(readerDraft(of), customerId)
  await draft.left
  draft.keep(values)
  draft.release()
}
