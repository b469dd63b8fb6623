import { expect, test } from 'vitest'
import { replaceMatches } from '#src/lib/find-text.ts'
import { newBlock } from './editor-block.ts'
import { findMatches } from './find-matches.ts'

function stateOf(...texts: string[]) {
  const blocks = texts.map((text) => newBlock({ text }))
  return {
    order: blocks.map(({ key }) => key),
    blocks: new Map(blocks.map((block) => [block.key, block])),
    defaults: { language: 1, voiceId: null, settings: null },
  }
}

const inLanguage = (language?: string) => ({ languageOf: () => language })

test('in az and tr i belongs to İ and ı to I', () => {
  const state = stateOf('İstanbul istanbul ISTANBUL ıstanbul')
  expect(findMatches(state, 'istanbul', inLanguage('tr'))).toHaveLength(2)
  expect(findMatches(state, 'ISTANBUL', inLanguage('az'))).toHaveLength(2)
  expect(findMatches(stateOf('IRON iron'), 'iron', inLanguage('en'))).toHaveLength(2)
})

test('special characters of regular expressions are found literally', () => {
  expect(findMatches(stateOf('a.b (c)? [d]-e'), '(c)?', inLanguage('en'))).toHaveLength(1)
  expect(findMatches(stateOf('axb'), 'a.b', inLanguage('en'))).toHaveLength(0)
})

test('all matches of a block are replaced at once', () => {
  const state = stateOf('bir iki bir')
  const matches = findMatches(state, 'bir', inLanguage('az'))
  expect(replaceMatches('bir iki bir', matches, 'on')).toBe('on iki on')
})

test('a second text of a block is searched on request, and each match names its text', () => {
  const own = {
    isSame: () => true,
    withText: () => own,
    merge: () => own,
    toBody: () => ({}),
    textOf: (part: string) => (part === '2' ? 'iki bir' : undefined),
  }
  const block = newBlock({ text: 'bir', own })
  const state = { ...stateOf(), order: [block.key], blocks: new Map([[block.key, block]]) }
  const places = (part?: string) =>
    findMatches(state, 'bir', { part, ...inLanguage('az') }).map((match) => [match.part, match.start])
  expect(places('2')).toEqual([
    [undefined, 0],
    ['2', 4],
  ])
  expect(places('3')).toEqual([[undefined, 0]])
  expect(places()).toEqual([[undefined, 0]])
})

test('letters are matched by the case rules of the text’s own language, and by all rules if it is unknown', () => {
  const state = stateOf('İndi gəldi')
  expect(findMatches(state, 'indi', inLanguage('az'))).toHaveLength(1)
  expect(findMatches(state, 'indi', inLanguage())).toHaveLength(1)
  expect(findMatches(state, 'INDI', inLanguage('az'))).toHaveLength(0)
})

test('an Azerbaijani text in a project of another language is found by small letters', () => {
  for (const language of ['ru', 'en']) {
    expect(findMatches(stateOf('İndi. I\u0307ndi.'), 'indi', inLanguage(language))).toHaveLength(2)
    expect(findMatches(stateOf('Işıq'), 'ışıq', inLanguage(language))).toHaveLength(1)
  }
})

test('each text of a dub is searched in its own language', () => {
  const own = {
    isSame: () => true,
    withText: () => own,
    merge: () => own,
    toBody: () => ({}),
    textOf: () => 'İstanbul',
  }
  const block = newBlock({ text: 'ISTANBUL', own })
  const state = { ...stateOf(), order: [block.key], blocks: new Map([[block.key, block]]) }
  const languageOf = (part?: string) => (part === undefined ? 'en' : 'tr')
  const found = findMatches(state, 'istanbul', { part: '2', languageOf })
  expect(found.map(({ part }) => part)).toEqual([undefined, '2'])
})

test('a decomposed letter matches the composed one and not the plain one', () => {
  const state = stateOf('go\u0308l, göl, gol')
  expect(findMatches(state, 'göl', inLanguage('az')).map(({ start }) => start)).toEqual([0, 6])
  expect(findMatches(state, 'gol', inLanguage('az')).map(({ start }) => start)).toEqual([11])
})

test('no-break spaces, typographic quotes, hyphens and invisible characters do not hide a match', () => {
  const state = stateOf('10\u00A0000 so‘z', 'da\u00ADvam', '“bir” ağ‑qara')
  const find = (searched: string) => findMatches(state, searched, inLanguage('az')).length
  expect([find('10 000'), find("so'z"), find('davam'), find('"bir"'), find('ağ-qara')]).toEqual([
    1, 1, 1, 1, 1,
  ])
})

test('replacing removes the invisible characters inside a match', () => {
  const text = 'da\u00ADvam et'
  const matches = findMatches(stateOf(text), 'davam', inLanguage('az'))
  expect(replaceMatches(text, matches, 'Dur və')).toBe('Dur və et')
})

test.each([
  ['a decomposed letter', 'Go\u0308z', 'göz'],
  ['a composed letter', 'Göz', 'go\u0308z'],
  ['a letter with a stress mark', 'за\u0301мок', 'за\u0301мок'],
  ['a capital with a stress mark', 'За\u0301МОК', 'за\u0301мок'],
  ['a no-break space', 'bir\u00a0iki', 'bir iki'],
  ['a space searched as a no-break space', 'bir iki', 'bir\u202fiki'],
  ['a soft hyphen', 'uzun\u00adluq', 'uzunluq'],
  ['a pasted soft hyphen', 'uzunluq', 'uzun\u00adluq\u200b'],
  ['typographic quotes', '«söz»', '"söz"'],
  ['an apostrophe', 'Bakı’da', "Bakı'da"],
])('%s is found and replaced as a whole', (_what, text, searched) => {
  const matches = findMatches(stateOf(text), searched, inLanguage('az'))
  expect(matches).toHaveLength(1)
  expect(replaceMatches(text, matches, 'x')).toBe('x')
})

test('invisible characters alone match nothing', () => {
  expect(findMatches(stateOf('bir'), '\u00ad', inLanguage('az'))).toEqual([])
})
