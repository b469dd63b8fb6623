import { expect, test } from 'vitest'
import { does, held, installExamples, lost, unanswered, well } from './examples.ts'

const played = installExamples()

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

test.each([
  ['an order', does('move', { at: 1, pauseMs: 3_000 })],
  ['a speed', does('slower', { at: 3, pauseMs: 3_000 })],
])(
  '%s that was undone, and arrives long after its time ran out, changes nothing that is called saved',
  async (_, first) => {
    const { texts, screens, lies } = await played(
      [
        first,
        does('undo', { pauseMs: 35_000 }),
        does('wait'),
        does('wait'),
        does('type', { pauseMs: 3_000 }),
      ],
      [well, held(2, 0)],
    )
    expect(texts).toEqual(['toxum0 w3', 'toxum1', 'toxum2'])
    expect(screens).toEqual([texts])
    expect(lies).toBe(0)
  },
)

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

test('nothing can be typed into a block, nor merged into it, once its removal was pressed', async () => {
  const outcome = await played(
    [
      does('type', { at: 1 }),
      does('remove', { at: 1 }),
      does('type', { at: 1 }),
      does('merge', { at: 2 }),
      does('wait', { pauseMs: 3_000 }),
    ],
    [well, held(1, 1), held(1, 2)],
  )
  expect(outcome.lost).toEqual([])
  expect(outcome.texts).toEqual(['toxum0', 'toxum2'])
})

test('a text that was undone and arrives after a crash is known as what was sent', async () => {
  const { texts, conflicts } = await played(
    [
      does('type', { pauseMs: 35_000 }),
      does('undo', { pauseMs: 100 }),
      does('type', { pauseMs: 3_000 }),
      does('crash'),
    ],
    [well, held(2, 2), held(1, 1), lost('network'), held(1, 2), held(2, 2)],
  )
  expect(texts).toEqual(['toxum0 w4', 'toxum1', 'toxum2'])
  expect(conflicts).toBe(0)
})

test('an editor that opens over a save under way does not say "Saved" before it knows what was saved', async () => {
  const { texts, screens, lies } = await played(
    [does('type', { at: 4 }), does('type', { pauseMs: 900 }), does('navigate')],
    [well, lost('network'), held(0, 1), well, well, unanswered],
  )
  expect(texts).toEqual(['toxum0 w4', 'toxum1 w3', 'toxum2'])
  expect(screens).toEqual([texts])
  expect(lies).toBe(0)
})
