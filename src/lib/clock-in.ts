/** Payments use the days of Baku, wherever the customer is; the customer's own actions use the time of their device. */
export type Zone = 'device' | 'baku'

/** Baku has had no summer time since 2016. */
const BAKU_MS = 4 * 3_600_000

/** The moment as clocks of a zone show it: read it with the getters for UTC. */
export function clockIn(moment: Date | string | number, zone: Zone = 'device'): Date {
  const date = new Date(moment)
  const aheadMs = zone === 'baku' ? BAKU_MS : -date.getTimezoneOffset() * 60_000
  return new Date(date.getTime() + aheadMs)
}
