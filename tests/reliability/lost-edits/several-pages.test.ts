import { expect, test } from 'vitest'
import { does, held, installExamples, lost, unsent, well } from './examples.ts'

const played = installExamples()

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

test('a new block that another tab takes away and brings back is there, although its adding failed once', async () => {
  const outcome = await played(
    [
      does('add', { at: 2, pauseMs: 35_000 }),
      does('merge', { page: 1, at: 3, pauseMs: 3_000 }),
      does('type', { pauseMs: 3_000 }),
      does('undo', { page: 1, pauseMs: 3_000 }),
    ],
    [well, unsent],
  )
  expect(outcome.lost).toEqual([])
  expect(outcome.texts).toEqual(['toxum0 w4', 'toxum1', 'toxum2', 'w3'])
})

test('nor is it taken for a late arrival by the page that opens after the one that had added it', async () => {
  const outcome = await played(
    [
      does('add', { at: 2, pauseMs: 3_000 }),
      does('merge', { page: 1, at: 3, pauseMs: 3_000 }),
      does('type'),
      does('crash'),
      does('undo', { page: 1, pauseMs: 3_000 }),
      does('wait', { pauseMs: 3_000 }),
    ],
    [well, unsent],
  )
  expect(outcome.lost).toEqual([])
})

test('words of two devices are not run together where one of them took away what stood between', async () => {
  const outcome = await played([
    does('clear', { page: 2 }),
    does('begin'),
    does('remove', { at: 1, pauseMs: 3_000 }),
    does('begin', { page: 2 }),
    does('type'),
  ])
  expect(outcome.lost).toEqual([])
})
