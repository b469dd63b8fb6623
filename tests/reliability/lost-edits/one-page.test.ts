import { expect, test } from 'vitest'
import { does, held, installExamples, lost, unanswered, undisturbed, unsent } from './examples.ts'

const played = installExamples()

test.each(['network', 'cut-off', 'hang'] as const)(
  'an undo restores the text on the server after the response to clearing its block was lost (%s)',
  async (fault) => {
    const actions = [does('clear', { pauseMs: 810 }), does('undo'), does('reload')]
    const { texts, lies } = await played(actions, [undisturbed, lost(fault)])
    expect(texts).toEqual(['toxum0', 'toxum1', 'toxum2'])
    expect(lies).toBe(0)
  },
)

test('an undo during a save is saved like any other undo', async () => {
  const { texts, lies } = await played(
    [does('type', { pauseMs: 900 }), does('undo'), does('hide'), does('wait', { pauseMs: 3_000 })],
    [undisturbed, held(2, 1)],
  )
  expect(texts).toEqual(['toxum0', 'toxum1', 'toxum2'])
  expect(lies).toBe(0)
})

test('a removal that was reported as failed and arrives later deletes nothing', async () => {
  const { texts, lies } = await played(
    [does('remove', { pauseMs: 35_000 }), does('wait', { pauseMs: 3_000 })],
    [undisturbed, held(1, 0)],
  )
  expect(texts).toEqual(['toxum0', 'toxum1', 'toxum2'])
  expect(lies).toBe(0)
})

test('a removal that was reported as failed and arrives after a reload deletes nothing', async () => {
  const { texts, lies } = await played(
    [
      does('type', { pauseMs: 900 }),
      does('type', { pauseMs: 900 }),
      does('remove', { at: 1, pauseMs: 35_000 }),
      does('reload'),
      does('type', { pauseMs: 3_000 }),
    ],
    [undisturbed, unsent, unsent, unsent, held(2, 0), unsent, unsent],
  )
  expect(texts).toEqual(['toxum0 w3 w4 w5', 'toxum1', 'toxum2'])
  expect(lies).toBe(0)
})

test('after a reload, a removal may still arrive although overwriting it failed', async () => {
  const { texts, lies } = await played(
    [
      does('type', { pauseMs: 900 }),
      does('type', { pauseMs: 900 }),
      does('remove', { at: 1, pauseMs: 35_000 }),
      does('reload'),
      does('type', { pauseMs: 3_000 }),
    ],
    [undisturbed, unsent, unsent, unsent, held(2, 0), undisturbed, unsent, unsent],
  )
  expect(texts).toEqual(['toxum0 w3 w4 w5', 'toxum1', 'toxum2'])
  expect(lies).toBe(0)
})

test('a text restored after its clearing got no response stays after a reload', async () => {
  const { texts, lies } = await played(
    [
      does('clear', { pauseMs: 3_000 }),
      does('undo', { pauseMs: 35_000 }),
      does('reload'),
      does('wait', { pauseMs: 3_000 }),
      does('wait', { pauseMs: 3_000 }),
    ],
    [undisturbed, held(3, 0), unsent, undisturbed, unsent, unsent, unsent],
  )
  expect(texts).toEqual(['toxum0', 'toxum1', 'toxum2'])
  expect(lies).toBe(0)
})

test('a removal that completes after its editor closed is visible in the next editor', async () => {
  const { texts, screens, lies } = await played(
    [does('type', { pauseMs: 900 }), does('remove'), does('wait'), does('navigate'), does('navigate')],
    [undisturbed, held(2, 2)],
  )
  expect(texts).toEqual(['toxum1', 'toxum2'])
  expect(screens).toEqual([texts])
  expect(lies).toBe(0)
})

test('an undo restores the order after the response to moving a block was lost', async () => {
  const actions = [does('move', { at: 1, pauseMs: 810 }), does('undo')]
  const { texts } = await played(actions, [undisturbed, lost('network')])
  expect(texts).toEqual(['toxum0', 'toxum1', 'toxum2'])
})

test.each([
  ['an order', does('move', { at: 1, pauseMs: 3_000 })],
  ['a speed', does('slower', { at: 3, pauseMs: 3_000 })],
])('after an undo, the late arrival of %s changes nothing that was reported as saved', async (_, first) => {
  const { texts, screens, lies } = await played(
    [first, does('undo', { pauseMs: 35_000 }), does('wait'), does('wait'), does('type', { pauseMs: 3_000 })],
    [undisturbed, held(2, 0)],
  )
  expect(texts).toEqual(['toxum0 w3', 'toxum1', 'toxum2'])
  expect(screens).toEqual([texts])
  expect(lies).toBe(0)
})

test('a refused order does not block other changes', async () => {
  const { texts, screens } = await played([
    does('refuse'),
    does('move', { at: 1, pauseMs: 3_000 }),
    does('type', { pauseMs: 3_000 }),
    does('reload'),
  ])
  expect(texts.join(' ')).toContain('w3')
  expect(screens).toEqual([texts])
})

test('text typed into a new block is saved although the request to add it arrives after its timeout', async () => {
  const actions = [
    does('split', { at: 1, pauseMs: 35_000 }),
    does('type', { at: 2 }),
    does('wait', { pauseMs: 3_000 }),
  ]
  const { texts } = await played(actions, [undisturbed, held(1, 0), held(0, 1)])
  expect(texts).toEqual(['toxum0', '', 'toxum1 w3', 'toxum2'])
})

test('a new block whose request arrives after its timeout exists once, even after text was typed before it', async () => {
  const actions = [does('add', { at: 2, pauseMs: 35_000 }), does('begin', { at: 3, pauseMs: 3_000 })]
  const { texts } = await played(actions, [undisturbed, held(1, 0), held(0, 1)])
  expect(texts).toEqual(['toxum0', 'toxum1', 'toxum2', 'w4 w3'])
})

test('restored text stays although the request to clear it arrives after its timeout', async () => {
  const actions = [does('clear', { pauseMs: 35_000 }), does('undo'), does('wait', { pauseMs: 3_000 })]
  const { texts, lies } = await played(actions, [undisturbed, held(1, 0), held(0, 1)])
  expect(texts).toEqual(['toxum0', 'toxum1', 'toxum2'])
  expect(lies).toBe(0)
})

test('a new block that was undone and arrives later is removed again', async () => {
  const actions = [
    does('split', { pauseMs: 35_000 }),
    does('undo'),
    does('hide'),
    does('wait', { pauseMs: 35_000 }),
    does('wait', { pauseMs: 3_000 }),
  ]
  const { texts, lies } = await played(actions, [undisturbed, held(1, 0), held(0, 1)])
  expect(texts).toEqual(['toxum0', 'toxum1', 'toxum2'])
  expect(lies).toBe(0)
})

test('a new block that arrives after its undo and after leaving the page is not duplicated', async () => {
  const actions = [
    does('split', { pauseMs: 35_000 }),
    does('undo'),
    does('navigate'),
    does('wait', { pauseMs: 35_000 }),
    does('wait', { pauseMs: 3_000 }),
  ]
  const { texts } = await played(actions, [undisturbed, held(1, 0), held(0, 1)])
  expect(texts).toEqual(['toxum0', 'toxum1', 'toxum2'])
})

test('no text can be typed or merged into a block that is being removed', async () => {
  const outcome = await played(
    [
      does('type', { at: 1 }),
      does('remove', { at: 1 }),
      does('type', { at: 1 }),
      does('merge', { at: 2 }),
      does('wait', { pauseMs: 3_000 }),
    ],
    [undisturbed, held(1, 1), held(1, 2)],
  )
  expect(outcome.lost).toEqual([])
  expect(outcome.texts).toEqual(['toxum0', 'toxum2'])
})

test('an undone text that arrives after a crash is recognised as sent by this page', async () => {
  const { texts, conflicts } = await played(
    [
      does('type', { pauseMs: 35_000 }),
      does('undo', { pauseMs: 100 }),
      does('type', { pauseMs: 3_000 }),
      does('crash'),
    ],
    [undisturbed, held(2, 2), held(1, 1), lost('network'), held(1, 2), held(2, 2)],
  )
  expect(texts).toEqual(['toxum0 w4', 'toxum1', 'toxum2'])
  expect(conflicts).toBe(0)
})

test('an editor opened during a save shows "Saved" only after it knows the saved text', async () => {
  const { texts, screens, lies } = await played(
    [does('type', { at: 4 }), does('type', { pauseMs: 900 }), does('navigate')],
    [undisturbed, lost('network'), held(0, 1), undisturbed, undisturbed, unanswered],
  )
  expect(texts).toEqual(['toxum0 w4', 'toxum1 w3', 'toxum2'])
  expect(screens).toEqual([texts])
  expect(lies).toBe(0)
})
