import { type CutOff, TOLERANCE_S, textAt, viewOf } from './view-of.ts'
import { wavLayout } from './wav-layout.ts'

const BYTE_RATE_AT = 8
const MIN_FORMAT_BYTES = 12

/** Uses the length of the sound, not of the file, because the latter is often wrong. */
export async function cutOffWav(file: Blob): Promise<CutOff | undefined> {
  const head = await viewOf(file, 0, 4)
  if (textAt(head, 0, 4) === 'RIFX') return undefined
  const layout = await wavLayout(file)
  if (!layout || layout.format.byteLength < MIN_FORMAT_BYTES) return {}
  const { format, from, to, promised } = layout
  const bytesPerSecond = format.getUint32(BYTE_RATE_AT, true)
  if (promised === undefined || bytesPerSecond === 0) return undefined
  const missing = (promised - (to - from)) / bytesPerSecond
  if (missing <= TOLERANCE_S) return undefined
  return { readable: (to - from) / bytesPerSecond, promised: promised / bytesPerSecond }
}
