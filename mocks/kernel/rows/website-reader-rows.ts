import * as z from 'zod/mini'
import { ReaderSettings } from '#src/contract/website-reader.ts'

/** A site whose page requested a reading, at `at` (ms since 1970). */
const ReaderVisit = z.object({ host: z.string(), at: z.number(), is_refused: z.boolean() })
export type ReaderVisit = z.infer<typeof ReaderVisit>

/** Listening statistics of an article: by page path, with the total in seconds. */
const ReaderListen = z.object({ path: z.string(), title: z.string(), plays: z.number(), seconds: z.number() })
export type ReaderListen = z.infer<typeof ReaderListen>

export const ReaderRow = z.object({
  id: z.number(),
  /** Identifies the project in the code on the site; the project's id would reveal how many there are. */
  public_key: z.string(),
  settings: ReaderSettings,
  /** Latest first, each site once. */
  visits: z.optional(z.array(ReaderVisit)),
  /** Listens on pages served by this world, the latest first; each article once. */
  listens: z.optional(z.array(ReaderListen)),
  /** Listens on other sites, from the latest report of the server that answers them. */
  listens_elsewhere: z.optional(z.array(ReaderListen)),
  /** Whether other sites can reach it; unset until known. */
  is_reachable: z.optional(z.boolean()),
})
export type ReaderRow = z.infer<typeof ReaderRow>
