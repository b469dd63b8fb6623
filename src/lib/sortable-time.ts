import { pad } from './format-duration.ts'

/** A day of the customer's zone as file names have it: `2026-11-21`. */
export const sortableDay = (date: Date) =>
  [date.getFullYear(), pad(date.getMonth() + 1), pad(date.getDate())].join('-')

/** Date and time of the customer's zone as every spreadsheet reads them: `2026-11-21 14:05`. */
export function sortableTime(moment: string) {
  const date = new Date(moment)
  return `${sortableDay(date)} ${pad(date.getHours())}:${pad(date.getMinutes())}`
}
