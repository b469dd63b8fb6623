import * as z from 'zod/mini'
import { ReaderSettings } from '#src/contract/website-reader.ts'

export const ReaderRow = z.object({
  id: z.number(),
  /** Names the project in the code on the site; the project's number would tell how many there are. */
  public_key: z.string(),
  settings: ReaderSettings,
})
export type ReaderRow = z.infer<typeof ReaderRow>
