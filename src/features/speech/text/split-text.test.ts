import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createYield } from '#src/rules/yield-to-page.ts'
import { type SplitMode, splitText } from './split-text.ts'

const split = (text: string, mode: SplitMode, language = 'az', maxLength = 3_000) =>
  splitText(text, { mode, language, maxLength, yieldToPage: createYield() })

test('blank lines separate paragraphs; lines inside one stay together', async () => {
  expect(await split('Birinci sətir\nikinci sətir\n\nİkinci abzas', 'paragraph')).toEqual([
    'Birinci sətir\nikinci sətir',
    'İkinci abzas',
  ])
})

test('without blank lines every line is a paragraph', async () => {
  expect(await split('Bir\nİki\n', 'paragraph')).toEqual(['Bir', 'İki'])
})

test.each([
  ['az', 'Prof. Əliyev gəldi. O, m.ö. 300-cü ildən danışdı. Bəs siz?', 3],
  ['az', 'Kitab, dəftər və s. alındı. A. S. Puşkin oxundu.', 2],
  ['tr', 'Dr. Yılmaz konuştu. Elma, armut vb. aldık! Tamam mı?', 3],
  ['en', 'Mr. Smith paid $3.50. He left at 5 p.m. yesterday. Why?', 3],
  ['ru', 'Это было в 1990 г. в Москве. Т. е. давно. А. П. Чехов писал тут.', 3],
])('sentences in %s do not end at abbreviations and initials', async (language, text, count) => {
  expect(await split(text, 'sentence', language)).toHaveLength(count)
})

test('an unsplit text is one block, unless it is too long', async () => {
  expect(await split('Bir. İki.\n\nÜç.', 'none')).toEqual(['Bir. İki.\n\nÜç.'])
  const long = await split('Salam dünya. '.repeat(500), 'none')
  expect(long.every((block) => block.length <= 3_000 && block.endsWith('.'))).toBe(true)
})

test('an emoji is never cut in half', async () => {
  const blocks = await split('👍'.repeat(50), 'none', 'az', 15)
  expect(blocks.join('')).toBe('👍'.repeat(50))
  expect(blocks.every((block) => !/\p{Cs}/u.test(block))).toBe(true)
})

test('a text without spaces is never cut inside a flag or family emoji', async () => {
  for (const joined of ['🇦🇿', '👨‍👩‍👧', '👍🏽']) {
    const blocks = await split(joined.repeat(20), 'none', 'az', 15)
    const whole = new RegExp(`^(?:${joined})+$`)
    expect(blocks.filter((block) => !whole.test(block))).toEqual([])
  }
})

test('any text and any way of splitting loses only white space', async () => {
  const text = fc.string({ unit: fc.constantFrom(...'aə. !?\n\n\tЖ👍ö"«'), maxLength: 400 })
  await fc.assert(
    fc.asyncProperty(
      text,
      fc.constantFrom<SplitMode[]>('paragraph', 'sentence', 'none'),
      async (given, mode) => {
        const blocks = await split(given, mode, 'az', 20)
        const bare = (some: string) => some.replace(/\s/g, '')
        expect(bare(blocks.join(''))).toBe(bare(given))
        for (const block of blocks) expect(block.length).toBeLessThanOrEqual(20)
      },
    ),
    { numRuns: 500, seed: 7 },
  )
})

test('a million characters are processed in portions', { tags: 'long' }, async () => {
  let breaths = 0
  const text = 'Bu, uzun bir mətnin cümləsidir. '.repeat(31_250)
  const blocks = await splitText(text, {
    mode: 'sentence',
    language: 'az',
    maxLength: 3_000,
    yieldToPage: async () => {
      breaths += 1
    },
  })
  expect(blocks).toHaveLength(31_250)
  expect(breaths).toBeGreaterThan(31_000)
})

test('splitting stops when its result is no longer needed', async () => {
  const stopped = AbortSignal.abort()
  const working = splitText('Bir. İki.', {
    mode: 'sentence',
    language: 'az',
    maxLength: 100,
    yieldToPage: createYield(stopped),
  })
  await expect(working).rejects.toThrow()
})
