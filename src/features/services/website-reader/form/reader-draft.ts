import * as z from 'zod/mini'
import { openDraft, readDraftOnce } from '#src/drafts/draft.ts'
import { readCustomerId } from '#src/session/customer-id.ts'
import { ReaderValues, SettingsValues } from './reader-form-schema.ts'

export type ReaderDraftKey = 'new' | number

const Changes = z.partial(ReaderValues)
/** Version 2 contained the settings as a whole, without their previous values. */
const ReaderDraft = z.pipe(
  z.extend(Changes, { was: z.optional(Changes), reader: z.optional(SettingsValues) }),
  z.transform(({ reader, ...kept }) => ({ ...reader, ...kept })),
)
export type ReaderDraft = z.infer<typeof ReaderDraft>

export const readerDraft = (of: ReaderDraftKey) =>
  ({ name: `reader ${of}`, version: 3, earlier: 2, schema: ReaderDraft }) as const

export const readReaderDraft = (of: ReaderDraftKey) => readDraftOnce(readerDraft(of), readCustomerId())

export async function changeReader(of: ReaderDraftKey, values: Partial<ReaderValues>) {
  const customerId = readCustomerId()
  if (customerId === undefined) return
  const draft = openDraft(readerDraft(of), customerId)
  await draft.left
  draft.keep(values)
  draft.release()
}
