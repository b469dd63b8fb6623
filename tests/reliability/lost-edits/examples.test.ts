import { afterEach, beforeEach, expect, test } from 'vitest'
import { customerIn } from '#tests/support/backend/customer-client.ts'
import { installPages } from './device.ts'
import type { Happening } from './happenings.ts'
import type { Mishap } from './network.ts'
import { play } from './play.ts'
import { createVirtualClock, type VirtualClock } from './virtual-clock.ts'

let clock: VirtualClock
let uninstall: () => void
beforeEach(() => {
  uninstall = installPages()
  clock = createVirtualClock()
})
afterEach(() => {
  clock.restore()
  uninstall()
})

const does = (kind: Happening['kind'], more: Partial<Happening> = {}): Happening => ({
  page: 0,
  at: 0,
  pauseMs: 0,
  kind,
  ...more,
})
const well: Mishap = { kind: 'none' }
const held = (before: number, after: number): Mishap => ({ kind: 'held', before, after })
const lost = (fault: 'network' | 'cut-off' | 'hang'): Mishap => ({
  kind: 'fault',
  rule: { fault: { kind: fault }, when: 'after' },
})

async function played(happenings: readonly Happening[], mishaps: readonly Mishap[] = []) {
  const outcome = await play(await customerIn('empty'), clock, { happenings, mishaps })
  return { ...outcome, texts: outcome.blocks.map(({ text }) => text) }
}

test.each(['network', 'cut-off', 'hang'] as const)(
  'an undo after the answer to clearing a block was lost (%s) brings the text back on the server, too',
  async (fault) => {
    const happenings = [does('clear', { pauseMs: 810 }), does('undo'), does('reload')]
    const { texts, lies } = await played(happenings, [well, lost(fault)])
    expect(texts).toEqual(['toxum0', 'toxum1', 'toxum2'])
    expect(lies).toBe(0)
  },
)

test('an undo while its text is being saved is saved, too', async () => {
  const { texts, lies } = await played(
    [does('type', { pauseMs: 900 }), does('undo'), does('hide'), does('wait', { pauseMs: 3_000 })],
    [well, held(2, 1)],
  )
  expect(texts).toEqual(['toxum0', 'toxum1', 'toxum2'])
  expect(lies).toBe(0)
})

test('a removal that arrives after it was said to have failed takes nothing away', async () => {
  const { texts, lies } = await played(
    [does('remove', { pauseMs: 35_000 }), does('wait', { pauseMs: 3_000 })],
    [well, held(1, 0)],
  )
  expect(texts).toEqual(['toxum0', 'toxum1', 'toxum2'])
  expect(lies).toBe(0)
})

test('a removal that ends after its editor is seen by the next one', async () => {
  const { texts, screens, lies } = await played(
    [does('type', { pauseMs: 900 }), does('remove'), does('wait'), does('navigate'), does('navigate')],
    [well, held(2, 2)],
  )
  expect(texts).toEqual(['toxum1', 'toxum2'])
  expect(screens).toEqual([texts])
  expect(lies).toBe(0)
})

test('an undo after the answer to moving a block was lost puts it back', async () => {
  const happenings = [does('move', { at: 1, pauseMs: 810 }), does('undo')]
  const { texts } = await played(happenings, [well, lost('network')])
  expect(texts).toEqual(['toxum0', 'toxum1', 'toxum2'])
})

test('words of two devices in one block come together', async () => {
  const { texts, conflicts } = await played([
    does('wait', { page: 2 }),
    does('begin', { pauseMs: 3_000 }),
    does('type', { page: 2, pauseMs: 3_000 }),
  ])
  expect(texts[0]).toBe('w3 toxum0 w4')
  expect(conflicts).toBe(0)
})

test('they do where one of them was not even sent, too', async () => {
  const unsent: Mishap = { kind: 'fault', rule: { fault: { kind: 'network' }, when: 'before' } }
  const { texts } = await played([does('type', { page: 2, pauseMs: 900 }), does('begin')], [well, unsent])
  expect(texts).toEqual(['w4 toxum0 w3', 'toxum1', 'toxum2'])
})

test('where words of two devices cross, both texts are kept, and it is said', async () => {
  const { texts, conflicts } = await played([
    does('wait', { page: 2 }),
    does('type', { pauseMs: 3_000 }),
    does('type', { page: 2, pauseMs: 3_000 }),
  ])
  expect(texts).toEqual(['toxum0 w4', 'toxum0 w3', 'toxum1', 'toxum2'])
  expect(conflicts).toBe(1)
})

test('saving many blocks at once removes none that was added elsewhere meanwhile', async () => {
  const { texts } = await played([
    does('wait', { page: 2 }),
    does('add', { at: 2, pauseMs: 3_000 }),
    does('type', { page: 2, pauseMs: 3_000 }),
    does('paste', { page: 2, pauseMs: 3_000 }),
  ])
  expect(texts).toContain('w3')
  expect(texts).toHaveLength(13)
})

test('a tab that opens while another saves, and types, loses nothing of either', async () => {
  const { texts } = await played(
    [does('type'), does('wait', { pauseMs: 810 }), does('type', { page: 1, pauseMs: 3_000 })],
    [well, held(1, 1)],
  )
  const words = texts.flatMap((text) => text.split(' '))
  expect(words).toEqual(expect.arrayContaining(['toxum0', 'w3', 'w4']))
})

test('a refused order stops nothing else', async () => {
  const { texts, screens } = await played([
    does('refuse'),
    does('move', { at: 1, pauseMs: 3_000 }),
    does('type', { pauseMs: 3_000 }),
    does('reload'),
  ])
  expect(texts.join(' ')).toContain('w3')
  expect(screens).toEqual([texts])
})

test('what was typed into a new block whose adding arrives long after its time ran out is kept', async () => {
  const happenings = [
    does('split', { at: 1, pauseMs: 35_000 }),
    does('type', { at: 2 }),
    does('wait', { pauseMs: 3_000 }),
  ]
  const { texts } = await played(happenings, [well, held(1, 0), held(0, 1)])
  expect(texts).toEqual(['toxum0', '', 'toxum1 w3', 'toxum2'])
})

test('a new block whose adding arrives long after its time ran out is there once, whatever was typed before it', async () => {
  const happenings = [does('add', { at: 2, pauseMs: 35_000 }), does('begin', { at: 3, pauseMs: 3_000 })]
  const { texts } = await played(happenings, [well, held(1, 0), held(0, 1)])
  expect(texts).toEqual(['toxum0', 'toxum1', 'toxum2', 'w4 w3'])
})

test('what was cleared and brought back stays, although the clearing arrives long after its time ran out', async () => {
  const happenings = [does('clear', { pauseMs: 35_000 }), does('undo'), does('wait', { pauseMs: 3_000 })]
  const { texts, lies } = await played(happenings, [well, held(1, 0), held(0, 1)])
  expect(texts).toEqual(['toxum0', 'toxum1', 'toxum2'])
  expect(lies).toBe(0)
})

test('a new block that arrives long after it was taken back here does not stay unseen', async () => {
  const happenings = [
    does('split', { pauseMs: 35_000 }),
    does('undo'),
    does('hide'),
    does('wait', { pauseMs: 35_000 }),
    does('wait', { pauseMs: 3_000 }),
  ]
  const { texts, lies } = await played(happenings, [well, held(1, 0), held(0, 1)])
  expect(texts).toEqual(['toxum0', 'toxum1', 'toxum2'])
  expect(lies).toBe(0)
})

test('a new block that arrives after it was taken back and the page was left is not there twice', async () => {
  const happenings = [
    does('split', { pauseMs: 35_000 }),
    does('undo'),
    does('navigate'),
    does('wait', { pauseMs: 35_000 }),
    does('wait', { pauseMs: 3_000 }),
  ]
  const { texts } = await played(happenings, [well, held(1, 0), held(0, 1)])
  expect(texts).toEqual(['toxum0', 'toxum1', 'toxum2'])
})

test('a text that another device put back where it had been taken from is not taken again', async () => {
  const outcome = await played(
    [does('split', { page: 2, at: 2, pauseMs: 900 }), does('merge', { at: 3 }), does('wait')],
    [well, well, lost('network')],
  )
  expect(outcome.lost).toEqual([])
})

test('two halves that another device puts together again with a space are not taken from it', async () => {
  const happenings = [does('split', { page: 2, at: 2, pauseMs: 900 }), does('merge', { at: 3 }), does('wait')]
  const outcome = await played(happenings, [well, held(0, 1), well, lost('network')])
  expect(outcome.lost).toEqual([])
})
