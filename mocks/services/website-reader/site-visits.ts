import type { ReaderVisit } from '#mocks/kernel/rows/website-reader-rows.ts'

const MOST = 10

/** Each site once, the newest first. */
export const addVisit = (visits: readonly ReaderVisit[], visit: ReaderVisit): ReaderVisit[] =>
  [visit, ...visits.filter(({ host }) => host !== visit.host)].slice(0, MOST)
