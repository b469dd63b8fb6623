const STEP = 3
const HALF_HEIGHT = 12

export const waveformBox = (bars: number) => ({ width: bars * STEP, height: HALF_HEIGHT * 2 })

export function barsOf(peaks: readonly number[], count: number): number[] {
  const bars = Math.min(count, peaks.length)
  return Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar * peaks.length) / bars)
    const to = Math.max(Math.floor(((bar + 1) * peaks.length) / bars), from + 1)
    return Math.max(...peaks.slice(from, to))
  })
}

export function waveformPath(bars: readonly number[]): string {
  return bars
    .map((peak, bar) => {
      const half = Math.max(0.75, Math.min(1, Math.max(0, peak)) * (HALF_HEIGHT - 1.5))
      return `M${bar * STEP + STEP / 2} ${(HALF_HEIGHT - half).toFixed(1)}v${(half * 2).toFixed(1)}`
    })
    .join('')
}
