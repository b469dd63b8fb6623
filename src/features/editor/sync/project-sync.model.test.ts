import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Fault } from '#tests/support/model-server.ts'
import { type Happening, playEditing } from '#tests/support/play-editing.ts'

const happening: fc.Arbitrary<Happening> = fc.record({
  tab: fc.constantFrom(0 as const, 0 as const, 1 as const),
  at: fc.nat(7),
  kind: fc.constantFrom(
    ...(['type', 'type', 'type', 'add', 'remove', 'move', 'undo', 'redo'] as const),
    ...(['type-while-saving', 'undo-while-saving'] as const),
    ...(['save', 'save', 'save', 'save', 'refresh', 'reload', 'crash'] as const),
  ),
})
const paste: fc.Arbitrary<Happening> = fc.record({
  tab: fc.constantFrom(0 as const, 1 as const),
  at: fc.nat(7),
  kind: fc.constant('paste' as const),
  count: fc.integer({ min: 8, max: 12 }),
})
/** Histories that went wrong once. */
const examples: [Fault[], Happening[]][] = [
  [
    [],
    [
      { tab: 1, at: 1, kind: 'remove' },
      { tab: 0, at: 4, kind: 'type' },
      { tab: 0, at: 0, kind: 'crash' },
      { tab: 1, at: 0, kind: 'crash' },
    ],
  ],
  [
    ['lost-answer'],
    [
      { tab: 1, at: 2, kind: 'paste', count: 8 },
      { tab: 1, at: 0, kind: 'undo-while-saving' },
      { tab: 1, at: 0, kind: 'refresh' },
      { tab: 1, at: 0, kind: 'redo' },
    ],
  ],
]
const fault = fc.constantFrom<Fault[]>('none', 'none', 'none', 'not-sent', 'lost-answer', 'refused')

test('whatever fails, reloads or happens in a second tab: no word is lost, none comes twice, the order is the server’s', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fault, { maxLength: 30 }),
      fc.array(fc.oneof({ weight: 20, arbitrary: happening }, { weight: 1, arbitrary: paste }), {
        maxLength: 40,
      }),
      async (faults, happenings) => {
        const { server, tabs, written, mayBeGone, wordsOf } = await playEditing(faults, happenings)
        const texts = server.blocks().map((block) => block.text)
        const present = new Set(texts.flatMap(wordsOf))
        for (const word of written) if (!mayBeGone.has(word)) expect(present).toContain(word)
        const clientIds = server.blocks().map((block) => block.client_id)
        expect(new Set(clientIds).size).toBe(clientIds.length)
        for (const { store } of tabs) {
          expect(store.getOrder().map((key) => store.getBlock(key)?.text)).toEqual(texts)
        }
      },
    ),
    { numRuns: 2_000, seed: 20_261_121, examples },
  )
}, 120_000)
