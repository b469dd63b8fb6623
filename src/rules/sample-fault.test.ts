import { expect, test } from 'vitest'
import { isLongEnough, sampleFault } from './sample-fault.ts'

const good = { duration: 12, loudness: -18, clipping: 0, speechShare: 0.7 }

test.each([
  [{}, null],
  [{ duration: 2.9 }, 'too_short'],
  [{ loudness: -41 }, 'too_quiet'],
  [{ loudness: -90, speechShare: 0 }, 'no_speech'],
  [{ speechShare: 0.1 }, 'no_speech'],
  [{ clipping: 0.02 }, 'clipped'],
  // Far too loud sound has no pauses left, so speech is not detected in it: the cause is the loudness.
  [{ loudness: -0.3, clipping: 0.46, speechShare: 0 }, 'clipped'],
] as const)('a sample with %o has the fault %s', (change, fault) => {
  expect(sampleFault({ ...good, ...change })).toBe(fault)
})

test.each([
  [29.9, false],
  [29.96, true],
  [30, true],
])('%d s of samples are enough: %s', (seconds, isEnough) => {
  expect(isLongEnough(seconds)).toBe(isEnough)
})
