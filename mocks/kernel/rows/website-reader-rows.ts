import * as z from 'zod/mini'
import { ReaderSettings } from '#src/contract/website-reader.ts'

/** A site whose page has asked for a reading, at `at` (ms since 1970). */
const ReaderVisit = z.object({ host: z.string(), at: z.number(), is_refused: z.boolean() })
export type ReaderVisit = z.infer<typeof ReaderVisit>

/** How an article was listened to: by the path of its page, for how many seconds in all. */
const ReaderListen = z.object({ path: z.string(), title: z.string(), plays: z.number(), seconds: z.number() })
export type ReaderListen = z.infer<typeof ReaderListen>

export const ReaderRow = z.object({
  id: z.number(),
  /** Names the project in the code on the site; the project's number would tell how many there are. */
  public_key: z.string(),
  settings: ReaderSettings,
  /** The newest first, each site once. */
  visits: z.optional(z.array(ReaderVisit)),
  /** On pages that this world has answered itself; the latest first, each article once. */
  listens: z.optional(z.array(ReaderListen)),
  /** On pages of other sites, as the server that answers them has told last. */
  listens_elsewhere: z.optional(z.array(ReaderListen)),
  /** Whether other sites are answered; unset until somebody has found out. */
  is_reachable: z.optional(z.boolean()),
})
export type ReaderRow = z.infer<typeof ReaderRow>
