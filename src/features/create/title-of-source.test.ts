import { expect, test } from 'vitest'
import { titleOf, titleOfAddress } from './title-of-source.ts'

test.each([
  ['https://files.example.az/calls/M%C3%BCsahib%C9%99%2012.mp3?sig=a.b', 'Müsahibə 12'],
  ['  https://example.az/a/episode-7.m4a  ', 'episode-7'],
  ['https://example.az/download/100%25', '100%'],
  ['https://example.az/100%', '100%'],
  ['https://radio.example.az/', 'radio.example.az'],
  ['radio', undefined],
])('a recording with the address %s gets the title %s', (address, title) => {
  expect(titleOfAddress(address)).toBe(title)
})

test('a long name ends with a whole character', () => {
  expect(titleOf(`${'a'.repeat(119)}🎧🎧.mp3`)).toBe(`${'a'.repeat(119)}🎧`)
})

test.each(['🇦🇿', '👨‍👩‍👧', '👍🏽', 'e\u0301'])('a long name never ends with a part of %s', (joined) => {
  const name = 'a'.repeat(119)
  expect(titleOf(`${name}${joined}.mp3`)).toBe(name)
  expect(titleOf(`${name.slice(5)}${joined}.mp3`)).toBe(`${name.slice(5)}${joined}`)
})

test('a single character longer than the limit is shortened too', () => {
  expect(titleOf(`${`a${'\u0301'.repeat(200)}`}.mp3`)).toBe(`a${'\u0301'.repeat(119)}`)
})
