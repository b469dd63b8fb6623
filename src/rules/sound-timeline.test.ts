import { expect, test } from 'vitest'
import { alignedInTime, type TimedPiece } from './sound-timeline.ts'

const RATE = 8_000

async function lengthsOf(pieces: readonly TimedPiece[], seconds: number) {
  async function* decoded() {
    yield* pieces
  }
  const lengths: number[] = []
  for await (const { samples } of alignedInTime(decoded(), seconds)) lengths.push(samples.length)
  return lengths
}

test('silence before and after speech is written by the second, not by the sample', async () => {
  const speech = { samples: new Float32Array(RATE).fill(0.5), sampleRate: RATE, timestamp: 2.5 }
  expect(await lengthsOf([speech], 4)).toEqual([RATE, RATE, RATE / 2, RATE, RATE / 2])
})
