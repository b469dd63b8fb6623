import { toTheMs } from '#src/rules/to-the-ms.ts'
import type { Stretch } from '#src/rules/voice-activity.ts'

interface PlacedWord extends Stretch {
  text: string
}

/** Distributes words over stretches of speech, each with a duration by its letters; times in seconds. */
export function spreadWords(texts: readonly string[], speech: readonly Stretch[]): PlacedWord[] {
  const weights = texts.map((text) => text.length + 1)
  const perSign =
    speech.reduce((sum, { start, end }) => sum + end - start, 0) /
    Math.max(
      1,
      weights.reduce((sum, weight) => sum + weight, 0),
    )
  /** The moment after this many seconds of speech, without pauses. */
  const momentAfter = (spoken: number, isEnd: boolean): number => {
    let left = spoken
    for (const { start, end } of speech) {
      if (left < end - start || (isEnd && left <= end - start + 1e-9)) return Math.min(end, start + left)
      left -= end - start
    }
    return speech.at(-1)?.end ?? 0
  }
  let spoken = 0
  return texts.map((text, index) => {
    const start = toTheMs(momentAfter(spoken, false))
    spoken += (weights[index] ?? 0) * perSign
    return { text, start, end: Math.max(start, toTheMs(momentAfter(spoken, true))) }
  })
}
