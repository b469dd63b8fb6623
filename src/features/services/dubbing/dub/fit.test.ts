import { expect, test } from 'vitest'
import type { Translation } from '#src/contract/block.ts'
import { textBlock } from '#src/features/editor/editor-context.ts'
import { isOutdated, isTooLong, slotShare } from './fit.ts'

const translationOf = (more: Partial<Translation>): Translation => ({
  text: 'Salam',
  speed: 1,
  may_run_over: false,
  is_stale: false,
  is_simulated: false,
  spoken: null,
  generated: { status: 'ready', duration: 2 },
  ...more,
})

test.each([
  ['of the present text is up to date', { source_text: ' Hi ' }, 'Hi', false],
  ['of another text is outdated', { source_text: 'Hello' }, 'Hi', true],
  ['whose text is unknown is not outdated', { source_text: null }, 'Hi', false],
  ['that is empty is outdated', { text: '  ' }, 'Hi', true],
  ['that is empty is right for an empty text', { text: '' }, ' ', false],
])('a translation %s', (_name, more, text, outdated) => {
  expect(isOutdated(textBlock(text), translationOf(more))).toBe(outdated)
})

test('a translation is too long if its sound takes more than its time', () => {
  expect(slotShare({ start: 1, end: 5 }, translationOf({}))).toBe(0.5)
  expect(slotShare({ start: 1, end: 1 }, translationOf({}))).toBeUndefined()
  expect([isTooLong(1), isTooLong(1.3)]).toEqual([false, true])
})
