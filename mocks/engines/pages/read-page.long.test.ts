import { describe, expect, it } from 'vitest'
import { LocaleCode } from '#src/contract/primitives.ts'
import { errorRate, pageTexts, photographedPage } from '#tests/support/photographed-page.ts'
import { photographRead, recordedEngine, textOf } from '#tests/support/read-photograph.ts'

describe.each(LocaleCode.options)('a photographed page in %s', (locale) => {
  it('is read with few mistakes at an angle', async () => {
    expect((await photographRead(locale, { skew: 3 })).rate).toBeLessThanOrEqual(0.05)
  })
})

it.each([
  ['ru', 'en'],
  ['tr', 'en'],
] as const)('a page in %s and %s is read, each paragraph in its language', async (first, second) => {
  const page = await recordedEngine.read(new Blob([photographedPage(first, { below: second })]), [])
  const text = `${pageTexts[first]} ${pageTexts[second]}`
  expect(errorRate(text, textOf(page.lines))).toBeLessThanOrEqual(0.02)
  expect([...page.languages].sort()).toEqual([first, second].sort())
})

it.each([
  ['az', 'en', 0.01],
  ['tr', 'ru', 0.02],
] as const)('a page in %s and %s is read with both languages chosen', async (first, second, most) => {
  const page = await recordedEngine.read(new Blob([photographedPage(first, { below: second })]), [
    first,
    second,
  ])
  const text = `${pageTexts[first]} ${pageTexts[second]}`
  expect(errorRate(text, textOf(page.lines))).toBeLessThanOrEqual(most)
  expect(page.languages).toEqual([first, second])
})

it('an English page has no Azerbaijani letters with both languages chosen', async () => {
  const { rate, languages } = await photographRead('en', {}, ['az', 'en'])
  expect(rate).toBeLessThanOrEqual(0.01)
  expect(languages).toEqual(['en'])
})
