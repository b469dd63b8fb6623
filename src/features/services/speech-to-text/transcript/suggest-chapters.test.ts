import { describe, expect, test } from 'vitest'
import { newBlock } from '#src/features/editor/core/document/editor-block.ts'
import { Segment } from '#src/features/segments/segment.ts'
import { suggestChapters } from './suggest-chapters.ts'
import { TranscriptDefaults } from './transcript-defaults.ts'

const SUBJECTS = [
  [
    'Saytın yeni səhifəsi hazırdır, dizayn bitdi.',
    'Səhifənin mətnləri sabah sayta qoyulacaq.',
    'Dizaynda şriftlər dəyişib, səhifə yüngüldür.',
    'Saytın axtarışı da səhifədə işləyir.',
  ],
  [
    'Büdcə cədvəli keçən rübdən böyükdür.',
    'Xərclər büdcədə ayrıca sətirdir.',
    'Reklam xərcləri büdcənin yarısıdır.',
    'Rübün xərcləri cədvəldə göstərilib.',
  ],
  [
    'Müştərilər zəng mərkəzindən razıdır.',
    'Mərkəzə zənglər axşam çoxalır.',
    'Müştərilərin zəngləri qısalıb.',
    'Zəng mərkəzi müştərilərə məktub yazır.',
  ],
] as const

/** Segments of 20 s, with pauses of half a second. */
function stateOf(texts: readonly string[]) {
  const blocks = texts.map((text, index) =>
    newBlock({
      text,
      own: new Segment({ speakerId: 's1', start: index * 20.5, end: index * 20.5 + 20, words: [] }),
    }),
  )
  return {
    order: blocks.map(({ key }) => key),
    blocks: new Map(blocks.map((block) => [block.key, block])),
    defaults: { language: 1, voiceId: null, settings: null, own: new TranscriptDefaults([], []) },
  }
}

const OPTIONS = { language: 'az-AZ', most: 200 }

describe('suggested chapters', () => {
  test('start where the subject changes and are named after its words', () => {
    const found = suggestChapters(stateOf(SUBJECTS.flat()), [], OPTIONS)
    expect(found.map(({ start }) => start)).toEqual([0, 82, 164])
    const titles = found.map(({ title }) => title.toLocaleLowerCase('az'))
    expect(titles[0]).toMatch(/səhifə|sayt/u)
    expect(titles[1]).toMatch(/büdcə|xərc/u)
    expect(titles[2]).toMatch(/zəng|müştəri/u)
  })

  test('without repeated words are named after their first ones', () => {
    const texts = ['Hamıya sabahınız xeyir. Gəlin başlayaq.', 'Bəli.', 'Yaxşı.', 'Oldu.']
    const own = [{ id: 'mine', start: 61.5, title: 'Son' }]
    expect(suggestChapters(stateOf(texts), own, OPTIONS)[0]?.title).toBe('Hamıya sabahınız xeyir')
  })

  test('are not near the customer’s own', () => {
    const own = [{ id: 'mine', start: 80, title: 'Büdcə' }]
    const found = suggestChapters(stateOf(SUBJECTS.flat()), own, OPTIONS)
    expect(found.map(({ start }) => start)).toEqual([0, 164])
  })

  test('are none in a short recording, and no more than allowed in a long one', () => {
    expect(suggestChapters(stateOf(SUBJECTS[0].slice(0, 2)), [], OPTIONS)).toEqual([])
    expect(suggestChapters(stateOf(SUBJECTS.flat()), [], { ...OPTIONS, most: 2 })).toHaveLength(2)
    expect(suggestChapters(stateOf([]), [], OPTIONS)).toEqual([])
  })
})
