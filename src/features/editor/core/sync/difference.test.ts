import { expect, test, vi } from 'vitest'
import { newBlock } from '../document/editor-block.ts'
import { createDifference, isDifferent } from './difference.ts'
import { type ServerCopy, withBlock } from './server-copy.ts'

const defaults = { language: 1, voiceId: 1, settings: null }

function openProject() {
  const blocks = Array.from({ length: 1_000 }, (_, id) => ({ ...newBlock({ text: `${id}` }), id }))
  const onServer = blocks.map(({ id, text, voiceId, settings }) => ({ id, text, voiceId, settings }))
  const [first] = blocks
  if (!first) throw new Error('the project has no block')
  const local = {
    order: blocks.map(({ key }) => key),
    blocks: new Map(blocks.map((block) => [block.key, block])),
    defaults,
  }
  const copy: ServerCopy = {
    version: 1,
    order: onServer.map(({ id }) => id),
    blocks: new Map(onServer.map((block) => [block.id, block])),
    defaults,
  }
  const typed = { ...local, blocks: new Map(local.blocks).set(first.key, { ...first, text: 'new' }) }
  return { local, copy, typed, first }
}

const readsOf = ({ blocks }: ServerCopy) => vi.spyOn(blocks as Map<number, unknown>, 'get').mock.calls

test('the first save of a long project compares no other block', () => {
  const { copy, typed, first } = openProject()
  const difference = createDifference()
  difference.touch([first.key])
  expect(difference.of(typed, copy).unsaved).toHaveLength(1)
  // The copy after the response to the save.
  const saved = { ...withBlock(copy, { ...first, text: 'new' }), isWriteLate: false }
  const reads = readsOf(saved)
  expect(difference.of(typed, saved).unsaved).toEqual([])
  expect(reads.length).toBeLessThan(10)
})

test('an opened long project is compared with its saved state only after the first keystroke', () => {
  const { local, copy, typed, first } = openProject()
  const difference = createDifference({ local, base: copy })
  const reads = readsOf(copy)
  expect(isDifferent(difference.of(local, copy))).toBe(false)
  expect(reads).toEqual([])
  difference.touch([first.key])
  expect(difference.of(typed, copy).unsaved.map(({ text }) => text)).toEqual(['new'])
})
