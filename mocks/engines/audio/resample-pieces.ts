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
    const at = (place: number) => (place < before ? last : (piece?.[place - before] ?? last))
    // Samples after the last one of a piece depend on the next piece.
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
