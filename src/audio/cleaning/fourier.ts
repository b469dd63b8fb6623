/**
 * Fast Fourier transform of a fixed size, a power of two, in place. The inverse is the same with real and imaginary
 * parts exchanged, divided by the size.
 */
export function createFourier(size: number) {
  const cosines = Float64Array.from({ length: size / 2 }, (_, at) => Math.cos((2 * Math.PI * at) / size))
  const sines = Float64Array.from({ length: size / 2 }, (_, at) => Math.sin((2 * Math.PI * at) / size))
  const places = new Uint32Array(size)
  for (let at = 1; at < size; at += 1) places[at] = ((places[at >> 1] ?? 0) >> 1) | (at & 1 ? size / 2 : 0)

  function reorder(values: Float64Array) {
    for (let at = 0; at < size; at += 1) {
      const other = places[at] as number
      if (other <= at) continue
      const value = values[at] as number
      values[at] = values[other] as number
      values[other] = value
    }
  }

  return (real: Float64Array, imaginary: Float64Array) => {
    reorder(real)
    reorder(imaginary)
    for (let half = 1; half < size; half *= 2) {
      const step = size / (2 * half)
      for (let from = 0; from < size; from += 2 * half) {
        for (let at = 0; at < half; at += 1) {
          const [low, high] = [from + at, from + at + half]
          const cosine = cosines[at * step] as number
          const sine = sines[at * step] as number
          const re = real[high] as number
          const im = imaginary[high] as number
          const turnedRe = re * cosine + im * sine
          const turnedIm = im * cosine - re * sine
          const lowRe = real[low] as number
          const lowIm = imaginary[low] as number
          real[high] = lowRe - turnedRe
          imaginary[high] = lowIm - turnedIm
          real[low] = lowRe + turnedRe
          imaginary[low] = lowIm + turnedIm
        }
      }
    }
  }
}
