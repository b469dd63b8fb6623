/** Between two polls while progress moves [product decision 15]. */
const USUAL_MS = 3_000
const LONGEST_MS = 10_000
/** Short runs are asked about sooner: a result is heard when it is there, not seconds later. */
const SHORTEST_MS = 1_000
/** Without progress the next poll waits a third of the time for which there was none. */
const SHARE_OF_STILL = 1 / 3

/** What the latest poll has told. */
export interface Poll {
  /** Changes whenever something has moved. */
  readonly mark: string
  /** When the poll ended, with an answer or without, in ms. */
  readonly atMs: number
  /** What the server thinks is left. */
  readonly etaSeconds?: number | null | undefined
}

/**
 * Time until the next poll, in ms. It depends on the time since progress moved and on nothing else: the query asks
 * for it several times per answer, and gets the same each time.
 */
export function createPollInterval() {
  let last: Pick<Poll, 'mark' | 'atMs'> | undefined
  return ({ mark, atMs, etaSeconds }: Poll): number => {
    if (mark !== last?.mark) last = { mark, atMs }
    const stillMs = atMs - last.atMs
    const etaMs = (etaSeconds ?? Number.POSITIVE_INFINITY) * 1_000
    if (etaMs < USUAL_MS && stillMs < USUAL_MS) return Math.max(SHORTEST_MS, etaMs - stillMs)
    return Math.min(Math.max(USUAL_MS, stillMs * SHARE_OF_STILL), LONGEST_MS)
  }
}
