import { expect, test } from 'vitest'
import { textBlock } from '#src/features/editor/editor-context.ts'
import { dubTranslation } from '#tests/support/dub-translation.ts'
import { isOutdated, isTooLong, slotShare } from './fit.ts'

test.each([
  ['of the present text is up to date', { source_text: ' Hi ' }, 'Hi', false],
  ['of another text is outdated', { source_text: 'Hello' }, 'Hi', true],
  ['whose text is unknown is not outdated', { source_text: null }, 'Hi', false],
  ['that is empty is outdated', { text: '  ' }, 'Hi', true],
  ['that is empty is right for an empty text', { text: '' }, ' ', false],
])('a translation %s', (_name, more, text, outdated) => {
  expect(isOutdated(textBlock(text), dubTranslation(more))).toBe(outdated)
})

test('a translation is too long if its sound takes more than its time', () => {
  expect(slotShare({ start: 1, end: 5 }, dubTranslation({}))).toBe(0.5)
  expect(slotShare({ start: 1, end: 1 }, dubTranslation({}))).toBeUndefined()
  expect([isTooLong(1), isTooLong(1.3)]).toEqual([false, true])
})
