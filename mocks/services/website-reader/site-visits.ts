import type { ReaderListen, ReaderVisit } from '#mocks/kernel/rows/website-reader-rows.ts'

const MAX_SITES = 10
const MAX_ARTICLES = 50

/** Each site once, latest first. */
export const addVisit = (visits: readonly ReaderVisit[], visit: ReaderVisit): ReaderVisit[] =>
  [visit, ...visits.filter(({ host }) => host !== visit.host)].slice(0, MAX_SITES)

/** Each article once, with its total listening time. */
export function addListen(listens: readonly ReaderListen[], listen: ReaderListen): ReaderListen[] {
  const known = listens.find(({ path }) => path === listen.path)
  const sum = {
    ...listen,
    plays: listen.plays + (known?.plays ?? 0),
    seconds: listen.seconds + (known?.seconds ?? 0),
  }
  return [sum, ...listens.filter((other) => other !== known)].slice(0, MAX_ARTICLES)
}
