/**
 * Brings a sound that comes in pieces to another sample rate, by linear interpolation over their borders too.
 * @returns what is there of the sound with each piece; without a piece, what was left of it
 */
export function createResampler(sourceRate: number, targetRate: number) {
  const step = sourceRate / targetRate
  /** Samples of the source before this piece, and of the target so far. */
  let before = 0
  let made = 0
  let last = 0
  return (piece: Float32Array | undefined): Float32Array => {
    if (sourceRate === targetRate) return piece ?? new Float32Array(0)
    const at = (place: number) => (place < before ? last : (piece?.[place - before] ?? last))
    // Between the last sample of a piece and the first of the next one lies what only the next call knows.
    const known = before + (piece ? piece.length - 1 : 0)
    const count = Math.max(0, Math.ceil(known / step) - made)
    const resampled = new Float32Array(count)
    for (let index = 0; index < count; index += 1) {
      const position = (made + index) * step
      const left = at(Math.floor(position))
      resampled[index] = left + (at(Math.floor(position) + 1) - left) * (position % 1)
    }
    made += count
    if (piece && piece.length > 0) {
      before += piece.length
      last = piece[piece.length - 1] ?? 0
    }
    return resampled
  }
}
