import type { Match } from '../text/find-matches.ts'

/** What is searched for; closed while `undefined`. */
export interface FindState {
  readonly searched: string
  readonly matches: readonly Match[]
  /** Place of the present match among `matches`; −1 when there is none. */
  readonly current: number
}
