import { expect, test } from 'vitest'
import type { Correction } from '#src/features/corrections/correction-record.ts'
import { newBlock } from '#src/features/editor/core/document/editor-block.ts'
import { correctedPlaces, correctionEdits } from './corrected-places.ts'

function corrected(text: string, ...list: (Pick<Correction, 'from' | 'to'> & Partial<Correction>)[]) {
  const block = newBlock({ text })
  const state = {
    order: [block.key],
    blocks: new Map([[block.key, block]]),
    defaults: { language: 1, voiceId: null, settings: null },
  }
  const whole = list.map((one): Correction => ({ matchCase: false, words: 'endings', ...one }))
  const places = correctedPlaces(state, whole, 'az-AZ')
  const [edit] = correctionEdits(state, places)
  return { count: places.length, text: edit?.kind === 'content' ? edit.content.text : text }
}

test('places of several corrections are replaced together and keep their endings', () => {
  expect(
    corrected(
      'Alıyev Gancede, sonra Alıyevin yanında',
      { from: 'Alıyev', to: 'Əliyev' },
      { from: 'Gance', to: 'Gəncə' },
    ),
  ).toEqual({ count: 3, text: 'Əliyev Gəncəde, sonra Əliyevin yanında' })
})

test('a word that already has the right form is not a place to correct', () => {
  expect(corrected('AZƏRTAC və azərtac', { from: 'azərtac', to: 'AZƏRTAC' })).toEqual({
    count: 1,
    text: 'AZƏRTAC və AZƏRTAC',
  })
  const longer = { from: 'Bakı', to: 'Bakı şəhəri' }
  expect(corrected('Bakı şəhəri və Bakı', longer)).toEqual({ count: 1, text: 'Bakı şəhəri və Bakı şəhəri' })
})

test('of two corrections for one place the upper one applies', () => {
  const [upper, lower] = [
    { from: 'açıq mətn', to: 'açıq qaynaq' },
    { from: 'mətn', to: 'yazı' },
  ]
  expect(corrected('açıq mətn, mətn', upper, lower)).toEqual({ count: 2, text: 'açıq qaynaq, yazı' })
})
