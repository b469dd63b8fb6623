import { MEGABYTE } from '#src/rules/limits.ts'

export type ByteRange =
  | { kind: 'whole' }
  /** First and last byte, both included. */
  | { kind: 'part'; first: number; last: number }
  | { kind: 'unsatisfiable' }

/**
 * Longest part sent for an open range: players request everything from a position on, and then request more when
 * they need it.
 */
const PIECE_BYTES = MEGABYTE

/**
 * Interprets a Range header (RFC 9110, section 14). Several ranges and other units get the whole file, which the
 * standard allows.
 */
export function byteRange(header: string | null, size: number): ByteRange {
  const match = /^bytes=(\d*)-(\d*)$/.exec((header ?? '').replaceAll(' ', ''))
  const [, from = '', to = ''] = match ?? []
  if (!match || (from === '' && to === '')) return { kind: 'whole' }
  if (from === '') {
    const length = Math.min(Number(to), size)
    return length === 0 ? { kind: 'unsatisfiable' } : { kind: 'part', first: size - length, last: size - 1 }
  }
  const first = Number(from)
  const last = Math.min(to === '' ? first + PIECE_BYTES - 1 : Number(to), size - 1)
  if (to !== '' && Number(to) < first) return { kind: 'whole' }
  return first >= size ? { kind: 'unsatisfiable' } : { kind: 'part', first, last }
}
