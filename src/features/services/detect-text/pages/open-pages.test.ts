import { expect, test } from 'vitest'
import { newBlock } from '#src/features/editor/core/document/editor-block.ts'
import { firstWithText } from './open-pages.ts'

const document = (...texts: readonly string[]) => {
  const blocks = texts.map((text) => newBlock({ text }))
  return {
    order: blocks.map(({ key }) => key),
    blocks: new Map(blocks.map((block) => [block.key, block])),
    defaults: { language: 1, voiceId: null, settings: null },
  }
}

test('a document opens at its first page with text, not at a blank cover', () => {
  const read = document('', ' \n', 'Fəsil 1', 'Fəsil 2')
  expect(firstWithText(read)).toBe(read.order[2])
  expect(firstWithText(document('', ''))).toBeUndefined()
})
