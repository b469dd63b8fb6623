import { expect, test } from 'vitest'
import { does, held, installExamples, lost, undisturbed, unsent } from './examples.ts'

const played = installExamples()

test('words of two devices in one block are merged', { tags: 'long' }, async () => {
  const { texts, conflicts } = await played([
    does('wait', { page: 2 }),
    does('begin', { pauseMs: 3_000 }),
    does('type', { page: 2, pauseMs: 3_000 }),
  ])
  expect(texts[0]).toBe('w3 toxum0 w4')
  expect(conflicts).toBe(0)
})

test('words of two devices are merged although the first request of one of them was not sent', async () => {
  const { texts } = await played(
    [does('type', { page: 2, pauseMs: 900 }), does('begin')],
    [undisturbed, unsent],
  )
  expect(texts).toEqual(['w4 toxum0 w3', 'toxum1', 'toxum2'])
})

test('conflicting words of two devices are both kept, with a message', async () => {
  const { texts, conflicts } = await played([
    does('wait', { page: 2 }),
    does('type', { pauseMs: 3_000 }),
    does('type', { page: 2, pauseMs: 3_000 }),
  ])
  expect(texts).toEqual(['toxum0 w4', 'toxum0 w3', 'toxum1', 'toxum2'])
  expect(conflicts).toBe(1)
})

test('saving many blocks at once keeps blocks added elsewhere meanwhile', async () => {
  const { texts } = await played([
    does('wait', { page: 2 }),
    does('add', { at: 2, pauseMs: 3_000 }),
    does('type', { page: 2, pauseMs: 3_000 }),
    does('paste', { page: 2, pauseMs: 3_000 }),
  ])
  expect(texts).toContain('w3')
  expect(texts).toHaveLength(13)
})

test('a tab opened while another one saves loses no text of either', async () => {
  const { texts } = await played(
    [does('type'), does('wait', { pauseMs: 810 }), does('type', { page: 1, pauseMs: 3_000 })],
    [undisturbed, held(1, 1)],
  )
  const words = texts.flatMap((text) => text.split(' '))
  expect(words).toEqual(expect.arrayContaining(['toxum0', 'w3', 'w4']))
})

test('a text that another device restored is not removed again by a retry', async () => {
  const outcome = await played(
    [does('split', { page: 2, at: 2, pauseMs: 900 }), does('merge', { at: 3 }), does('wait')],
    [undisturbed, undisturbed, lost('network')],
  )
  expect(outcome.lost).toEqual([])
})

test('two halves of a text that another device merged with a space are kept', async () => {
  const actions = [does('split', { page: 2, at: 2, pauseMs: 900 }), does('merge', { at: 3 }), does('wait')]
  const outcome = await played(actions, [undisturbed, held(0, 1), undisturbed, lost('network')])
  expect(outcome.lost).toEqual([])
})

test('a new block that another tab removes and restores exists, although the request to add it failed once', async () => {
  const outcome = await played(
    [
      does('add', { at: 2, pauseMs: 35_000 }),
      does('merge', { page: 1, at: 3, pauseMs: 3_000 }),
      does('type', { pauseMs: 3_000 }),
      does('undo', { page: 1, pauseMs: 3_000 }),
    ],
    [undisturbed, unsent],
  )
  expect(outcome.lost).toEqual([])
  expect(outcome.texts).toEqual(['toxum0 w4', 'toxum1', 'toxum2', 'w3'])
})

test('the page opened after a crash does not treat such a restored block as a late duplicate and remove it', {
  tags: 'long',
}, async () => {
  const outcome = await played(
    [
      does('add', { at: 2, pauseMs: 3_000 }),
      does('merge', { page: 1, at: 3, pauseMs: 3_000 }),
      does('type'),
      does('crash'),
      does('undo', { page: 1, pauseMs: 3_000 }),
      does('wait', { pauseMs: 3_000 }),
    ],
    [undisturbed, unsent],
  )
  expect(outcome.lost).toEqual([])
})

test('words of two devices stay separate when one of them deletes the text between them', async () => {
  const outcome = await played([
    does('clear', { page: 2 }),
    does('begin'),
    does('remove', { at: 1, pauseMs: 3_000 }),
    does('begin', { page: 2 }),
    does('type'),
  ])
  expect(outcome.lost).toEqual([])
})
