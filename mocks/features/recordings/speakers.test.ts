import { expect, test } from 'vitest'
import { speakersByPitch } from './speakers.ts'

const woman = 210
const man = 115

test('voices of clearly different pitch are two speakers, in the order of their first words', () => {
  expect(speakersByPitch([woman, man, 205, undefined, 118, woman])).toEqual([0, 1, 0, 0, 1, 0])
})

test('one voice is one speaker, however it rises and falls', () => {
  expect(speakersByPitch([110, 125, 118, 140])).toEqual([0, 0, 0, 0])
})

test.each([1, 2, 3])('the number of speakers that the customer gives is kept to: %i', (wanted) => {
  expect(new Set(speakersByPitch([woman, 112, 160, man, 205], wanted)).size).toBe(wanted)
})

test('voices of the same pitch take turns if the customer says that there are two', () => {
  expect(speakersByPitch([195, 195, undefined, 195], 2)).toEqual([0, 1, 0, 1])
})
