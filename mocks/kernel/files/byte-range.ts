import { MEGABYTE } from '#src/rules/limits.ts'

export type ByteRange =
  | { kind: 'whole' }
  /** First and last byte, both included. */
  | { kind: 'part'; first: number; last: number }
  | { kind: 'unsatisfiable' }

/** Players ask for all from somewhere on: they get so much, and ask for more when they come to its end. */
const PIECE_BYTES = MEGABYTE

/**
 * What a Range header asks for (RFC 9110, section 14). Several ranges and other units are answered as a whole,
 * which the standard allows.
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
