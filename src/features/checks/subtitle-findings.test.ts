import { expect, test } from 'vitest'
import { checkCues, DEFAULT_LIMITS, speedOf } from './subtitle-findings.ts'

const cue = (start: number, end: number, text = 'Good morning.') => ({ start, end, text })
const kindsOf = (cues: readonly ReturnType<typeof cue>[], isCut = true, limits = DEFAULT_LIMITS) =>
  checkCues(cues, limits, isCut).map(({ findings }) => findings.map(({ kind }) => kind))

test('a subtitle within all limits has no findings, also directly after another', () => {
  expect(kindsOf([cue(0, 2), cue(2, 4), cue(5, 12)])).toEqual([[], [], []])
})

test.each([
  ['speed', [cue(0, 1, 'x'.repeat(21))]],
  ['shortest', [cue(0, 0.8, 'Yes.')]],
  ['longest', [cue(0, 7.1)]],
  ['line', [cue(0, 6, `${'x'.repeat(43)}\nshort`)]],
] as const)('a subtitle over its limit of %s is found', (kind, cues) => {
  expect(kindsOf(cues)).toEqual([[kind]])
})

test('a gap that only flickers and an overlap are found in the later subtitle', () => {
  expect(kindsOf([cue(0, 2), cue(2.04, 4), cue(3.5, 6)])).toEqual([[], ['gap'], ['overlap']])
  expect(checkCues([cue(0, 2), cue(1.5, 4)], DEFAULT_LIMITS, true)[1]?.findings[0]?.value).toBeCloseTo(0.5)
})

test('an overlap with an earlier subtitle is found behind a shorter one too', () => {
  expect(kindsOf([cue(0, 10), cue(1, 3), cue(5, 8)]).slice(1)).toEqual([['overlap'], ['overlap']])
})

test('segments, which are cut into subtitles later, may be long', () => {
  expect(kindsOf([cue(0, 30, 'x'.repeat(300))], false)).toEqual([[]])
})

test('limits apply as the customer sets them', () => {
  expect(kindsOf([cue(0, 1, 'x'.repeat(21))], true, { ...DEFAULT_LIMITS, speed: 25 })).toEqual([[]])
})

test('characters are counted as a reader sees them, line breaks as spaces', () => {
  expect(speedOf(cue(0, 2, 'ö\no\u0308'))).toBe(1.5)
  expect(speedOf(cue(1, 1, 'None'))).toBeUndefined()
})
