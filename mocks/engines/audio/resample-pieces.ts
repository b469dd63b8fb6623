interface Interpolated {
  readonly piece: Float32Array | undefined
  /** Source samples before the piece, and the last of them. */
  readonly before: number
  readonly last: number
  /** Target samples before these. */
  readonly from: number
  readonly step: number
}

const NOTHING = new Float32Array(0)

/** A function of its own, because a closure reads its variables from memory for each sample. */
function interpolate({ piece = NOTHING, before, last, from, step }: Interpolated, into: Float32Array) {
  for (let index = 0; index < into.length; index += 1) {
    const position = (from + index) * step
    const whole = Math.floor(position)
    const place = whole - before
    const left = place < 0 ? last : (piece[place] ?? last)
    const right = place < -1 ? last : (piece[place + 1] ?? last)
    into[index] = left + (right - left) * (position - whole)
  }
  return into
}

/**
 * Changes the sample rate of a sound that arrives in pieces, with linear interpolation across their borders.
 * @returns the samples that each piece completes; without a piece, the remaining ones
 */
export function createResampler(sourceRate: number, targetRate: number) {
  const step = sourceRate / targetRate
  /** Source samples before this piece, and target samples so far. */
  let before = 0
  let made = 0
  let last = 0
  return (piece: Float32Array | undefined): Float32Array => {
    if (sourceRate === targetRate) return piece ?? new Float32Array(0)
    // Samples after the last one of a piece depend on the next piece.
    const known = before + (piece ? piece.length - 1 : 0)
    const count = Math.max(0, Math.ceil(known / step) - made)
    const resampled = interpolate({ piece, before, last, from: made, step }, new Float32Array(count))
    made += count
    if (piece && piece.length > 0) {
      before += piece.length
      last = piece[piece.length - 1] ?? 0
    }
    return resampled
  }
}
