import * as z from 'zod/mini'
import { unsentInTab } from '#src/session/unsent-form.ts'
import { ReaderDraft } from './reader-form-schema.ts'

/** Of a reader that is being made, or of the settings of one project. */
const Kept = z.object({ of: z.union([z.literal('new'), z.int()]), values: ReaderDraft })
export type KeptOf = z.infer<typeof Kept>['of']

const record = (of: KeptOf) => unsentInTab(`reader ${of}`, Kept)

/** What was typed and not sent, as long as this tab lives. */
export const readKept = (of: KeptOf) => record(of).read()?.values

export const keepForm = (of: KeptOf, values: z.infer<typeof ReaderDraft>) => record(of).keep({ of, values })

export const forgetKept = (of: KeptOf) => record(of).forget()
