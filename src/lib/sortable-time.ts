import { clockIn, type Zone } from './clock-in.ts'

const toTheMinute = (moment: Date | string | number, zone: Zone) =>
  clockIn(moment, zone).toISOString().slice(0, 16)

/** A day in the zone as used in file names: `2026-11-21`. */
export const sortableDay = (moment: Date | string | number, zone: Zone) =>
  toTheMinute(moment, zone).slice(0, 10)

/** Date and time in the zone in a form that every spreadsheet reads: `2026-11-21 14:05`. */
export const sortableTime = (moment: string, zone: Zone) => toTheMinute(moment, zone).replace('T', ' ')
