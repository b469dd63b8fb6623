import { expect, test } from 'vitest'
import {
  bleepOver,
  cutOut,
  keepOnly,
  keptParts,
  readEdit,
  secondsKept,
  toEdited,
  toOriginal,
  UNEDITED,
  withoutSilentEnds,
} from './sound-edit.ts'

const LENGTH = 10
const cut = cutOut(cutOut(UNEDITED, { start: 4, end: 6 }, LENGTH), { start: 1, end: 2 }, LENGTH)

test('pieces are cut out in any order, and touching ones become one', () => {
  expect(keptParts(cut, LENGTH)).toEqual([
    { start: 0, end: 1 },
    { start: 2, end: 4 },
    { start: 6, end: 10 },
  ])
  expect(cutOut(cut, { start: 1.5, end: 5 }, LENGTH).removed).toEqual([{ start: 1, end: 6 }])
})

test('keeping only a piece removes everything around it', () => {
  expect(keptParts(keepOnly(cut, { start: 3, end: 7 }, LENGTH), LENGTH)).toEqual([
    { start: 3, end: 4 },
    { start: 6, end: 7 },
  ])
})

test('a recording cannot be cut to nothing', () => {
  expect(cutOut(cut, { start: 0, end: LENGTH }, LENGTH)).toBe(cut)
  expect(keepOnly(cut, { start: 4.2, end: 5.8 }, LENGTH)).toBe(cut)
})

test('silence at both ends is removed, except for a moment', () => {
  const speech = [
    { start: 2, end: 3 },
    { start: 5, end: 8 },
  ]
  expect(keptParts(withoutSilentEnds(UNEDITED, speech, LENGTH), LENGTH)).toEqual([{ start: 1.8, end: 8.3 }])
  expect(withoutSilentEnds(UNEDITED, [], LENGTH)).toBe(UNEDITED)
})

test('each time of the edited sound leads to its moment in the original, and back', () => {
  for (const place of [0, 0.5, 2.5, 3.9, 6, 9]) {
    expect(toOriginal(cut, LENGTH, toEdited(cut, place))).toBeCloseTo(place, 9)
  }
  expect(toEdited(cut, 5)).toBe(3)
  expect(toOriginal(cut, LENGTH, 99)).toBe(LENGTH)
  expect(secondsKept(cut, LENGTH)).toBe(7)
})

test('an edit of an unknown kind is read as none', () => {
  expect(readEdit(cut)).toEqual(cut)
  for (const odd of [undefined, null, 7, { removed: 'all' }, { removed: [{ start: '1' }] }]) {
    expect(readEdit(odd)).toBe(UNEDITED)
  }
})

test('parts under a tone keep the length, and touching ones become one', () => {
  const bleeped = bleepOver(bleepOver(cut, { start: 7, end: 8 }), { start: 7.5, end: 9 })
  expect(bleeped.bleeped).toEqual([{ start: 7, end: 9 }])
  expect(secondsKept(bleeped, LENGTH)).toBe(secondsKept(cut, LENGTH))
  expect(readEdit(structuredClone(bleeped))).toEqual(bleeped)
})

test('an edit that was saved before tones existed is restored', () => {
  const { bleeped: _, ...earlier } = cut
  expect(readEdit(earlier)).toEqual(cut)
})
