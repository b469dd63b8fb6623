/** A subtitle: times in seconds, one or two lines of plain text. */
export interface Cue {
  start: number
  end: number
  lines: string[]
  voice?: string
}

/**
 * A subtitle time, hh:mm:ss and milliseconds.
 * @param separator a comma in SRT, a full stop in WebVTT.
 */
export function formatCueTime(seconds: number, separator: ',' | '.'): string {
  const totalMs = Math.round(seconds * 1000)
  const pad = (value: number, width = 2) => String(Math.floor(value)).padStart(width, '0')
  const clock = [totalMs / 3_600_000, (totalMs / 60_000) % 60, (totalMs / 1000) % 60].map((value) =>
    pad(value),
  )
  return `${clock.join(':')}${separator}${pad(totalMs % 1000, 3)}`
}
