/** Output of a decoder: mono samples from −1 to 1 and their time, in seconds. */
export interface TimedPiece {
  samples: Float32Array<ArrayBuffer>
  sampleRate: number
  timestamp: number
}

export interface SoundPiece {
  /** Mono, from −1 to 1; the same memory is reused for the next piece. */
  samples: Float32Array<ArrayBuffer>
  sampleRate: number
}

/** Players tolerate times that differ by less. */
export const TOLERATED_GAP_S = 0.1
/** File formats round times, so smaller gaps are ignored. */
const JITTER_S = 0.03
const MAX_SILENCE_S = 1

/** Resamples a piece to another rate by linear interpolation if needed. */
function atRate({ samples, sampleRate }: TimedPiece, rate: number): Float32Array<ArrayBuffer> {
  if (sampleRate === rate) return samples
  const step = sampleRate / rate
  return Float32Array.from({ length: Math.round(samples.length / step) }, (_, index) => {
    const at = index * step
    const before = Math.floor(at)
    const first = samples[before] ?? 0
    return first + ((samples[before + 1] ?? first) - first) * (at - before)
  })
}

/** A part of a piece, moved to its place on the timeline; undefined if nothing of the piece is within it. */
export function partOfPiece(
  { samples, sampleRate, timestamp }: TimedPiece,
  { from, to, at }: { from: number; to: number; at: number },
): TimedPiece | undefined {
  const first = Math.max(0, Math.round((from - timestamp) * sampleRate))
  const last = Math.min(samples.length, Math.round((to - timestamp) * sampleRate))
  if (last <= first) return undefined
  const moved = at + Math.max(0, timestamp - from)
  return { samples: samples.subarray(first, last), sampleRate, timestamp: moved }
}

/**
 * Places pieces by their times, all at the rate of the first one: fills gaps with silence, drops overlaps, and gives
 * the whole its proper length.
 */
export async function* alignedInTime(
  pieces: AsyncIterable<TimedPiece>,
  seconds: number,
): AsyncGenerator<SoundPiece> {
  let rate = 0
  let position = 0
  let zeros = new Float32Array(0)
  function* silenceTo(end: number): Generator<SoundPiece> {
    while (position < end) {
      const length = Math.min(end - position, zeros.length)
      position += length
      yield { samples: zeros.subarray(0, length), sampleRate: rate }
    }
  }
  for await (const piece of pieces) {
    if (rate === 0) {
      rate = piece.sampleRate
      zeros = new Float32Array(Math.ceil(MAX_SILENCE_S * rate))
    }
    const total = Math.round(seconds * rate)
    const samples = atRate(piece, rate)
    const wanted = Math.round(piece.timestamp * rate)
    const isApart = Math.abs(wanted - position) > JITTER_S * rate || position === 0
    if (isApart) yield* silenceTo(Math.min(wanted, total))
    const from = isApart ? Math.max(0, position - wanted) : 0
    const to = Math.min(samples.length, from + total - position)
    if (to <= from) continue
    position += to - from
    yield { samples: samples.subarray(from, to), sampleRate: rate }
  }
  if (rate > 0) yield* silenceTo(Math.round(seconds * rate))
}
