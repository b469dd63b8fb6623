import { MEGABYTE } from '#src/rules/limits.ts'

const KILOBYTE = 1_024

/** A size in a readable unit: megabytes from a tenth of one on. */
export const fileSize = (bytes: number) =>
  bytes < MEGABYTE / 10
    ? ({
        unit: 'kilobytes',
        size: Math.max(Math.min(1, bytes), Math.round(bytes / KILOBYTE)),
        digits: 0,
      } as const)
    : ({ unit: 'megabytes', size: bytes / MEGABYTE, digits: 1 } as const)
