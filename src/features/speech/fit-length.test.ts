import { expect, test } from 'vitest'
import { newBlock } from '#src/features/editor/core/document/editor-block.ts'
import type { EditorState } from '#src/features/editor/editor-context.ts'
import { flexibleLength, lengthAt, speedFor } from './fit-length.ts'

const TEXT = 'x'.repeat(150)

function stateWith(blocks: ReturnType<typeof newBlock>[]): EditorState {
  return {
    order: blocks.map(({ key }) => key),
    blocks: new Map(blocks.map((block) => [block.key, block])),
    defaults: { language: 1, voiceId: 1, settings: null },
  }
}

const pause = (seconds: number) => newBlock({ type: 'pause', settings: { pause: seconds } })

test('texts fit a length by their speed alone, and are not longer than it', () => {
  const blocks = [newBlock({ text: TEXT }), pause(2), newBlock({ text: TEXT, settings: { speed: 0.5 } })]
  const length = flexibleLength(stateWith(blocks), blocks, () => false)
  expect(length).toEqual({ fixed: 2, atOne: 20 })
  expect(lengthAt(length, 1)).toBe(22)
  expect(speedFor(length, 30)).toBe(0.72)
  expect(lengthAt(length, 0.72)).toBeLessThanOrEqual(30)
  expect(speedFor(length, 12)).toBe(2)
})

test('blocks that keep their speed are left as long as they are', () => {
  const blocks = [newBlock({ text: TEXT }), newBlock({ text: TEXT, settings: { speed: 2 } })]
  const length = flexibleLength(stateWith(blocks), blocks, ({ settings }) => settings !== null)
  expect(length).toEqual({ fixed: 5, atOne: 10 })
  expect(speedFor(length, 13)).toBe(1.25)
})

test.for([1, 2, 11, 43, Number.NaN])('no speed makes 22 s last %s s', (seconds) => {
  expect(speedFor({ fixed: 2, atOne: 20 }, seconds)).toBeUndefined()
})
