import { clockIn, type Zone } from './clock-in.ts'

const toTheMinute = (moment: Date | string | number, zone: Zone) =>
  clockIn(moment, zone).toISOString().slice(0, 16)

/** A day of the zone as file names have it: `2026-11-21`. */
export const sortableDay = (moment: Date | string | number, zone: Zone) =>
  toTheMinute(moment, zone).slice(0, 10)

/** Date and time of the zone as every spreadsheet reads them: `2026-11-21 14:05`. */
export const sortableTime = (moment: string, zone: Zone) => toTheMinute(moment, zone).replace('T', ' ')
