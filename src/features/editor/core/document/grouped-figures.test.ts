import { expect, test, vi } from 'vitest'
import { groupedFigures } from '#src/lib/grouped-figures.ts'
import { type EditorBlock, newBlock } from './editor-block.ts'
import type { ProjectDefaults } from './editor-state.ts'
import { createEditorStore } from './editor-store.ts'

function openStore(count: number) {
  const blocks = Array.from({ length: count }, (_, index) => newBlock({ text: `${index}` }))
  return createEditorStore({
    order: blocks.map(({ key }) => key),
    blocks: new Map(blocks.map((block) => [block.key, block])),
    defaults: { language: 1, voiceId: 1, settings: null },
  })
}

const lengthOf = (blocks: readonly EditorBlock[]) => blocks.reduce((sum, { text }) => sum + text.length, 0)
const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0)

test('a keystroke in a project of 10,000 blocks recomputes the figures of less than a hundred', () => {
  const store = openStore(10_000)
  const figureOf = vi.fn(lengthOf)
  const figuresOf = groupedFigures(figureOf)
  const before = sum(figuresOf(store.getState()))
  figureOf.mockClear()
  const key = store.getOrder()[5_000] ?? ''
  store.apply([{ kind: 'content', key, content: { text: 'five thousand' } }])
  expect(sum(figuresOf(store.getState()))).toBe(before - '5000'.length + 'five thousand'.length)
  expect(sum(figureOf.mock.calls.map(([blocks]) => blocks.length))).toBeLessThan(100)
})

test('figures of groups follow blocks that are added and removed, and new defaults of the project', () => {
  const store = openStore(100)
  const figuresOf = groupedFigures(
    (blocks: readonly EditorBlock[], { voiceId }: ProjectDefaults) => lengthOf(blocks) * (voiceId ?? 0),
  )
  const expected = () => lengthOf([...store.getState().blocks.values()]) * (store.getDefaults().voiceId ?? 0)
  expect(sum(figuresOf(store.getState()))).toBe(expected())
  const [first = '', second = ''] = store.getOrder()
  store.apply([{ kind: 'insert', after: first, blocks: [newBlock({ text: 'new' })] }])
  expect(sum(figuresOf(store.getState()))).toBe(expected())
  store.apply([{ kind: 'remove', keys: [second] }])
  expect(sum(figuresOf(store.getState()))).toBe(expected())
  store.apply([{ kind: 'defaults', values: { voiceId: 3 } }])
  expect(sum(figuresOf(store.getState()))).toBe(expected())
})
