/** Money has the days of Baku, wherever the customer is; what somebody does here has the times of their device. */
export type Zone = 'device' | 'baku'

/** Baku has had no summer time since 2016. */
const BAKU_MS = 4 * 3_600_000

/** The moment as the clocks of a zone show it: read it by the getters for UTC. */
export function clockIn(moment: Date | string | number, zone: Zone = 'device'): Date {
  const date = new Date(moment)
  const aheadMs = zone === 'baku' ? BAKU_MS : -date.getTimezoneOffset() * 60_000
  return new Date(date.getTime() + aheadMs)
}
