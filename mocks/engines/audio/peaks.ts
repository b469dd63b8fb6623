/**
 * The outline of a sound: the peak of each of `count` equal stretches, 0 to 1, rounded to three decimals. Always
 * returns `count` numbers; silence and an empty sound give zeros.
 */
export function peaks(samples: Int16Array, count = 200): number[] {
  return Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index * samples.length) / count)
    const until = Math.min(
      samples.length,
      Math.max(from + 1, Math.floor(((index + 1) * samples.length) / count)),
    )
    let loudest = 0
    for (let at = from; at < until; at += 1) loudest = Math.max(loudest, Math.abs(samples[at] ?? 0))
    return Math.round((Math.min(loudest, 32_767) / 32_767) * 1000) / 1000
  })
}
