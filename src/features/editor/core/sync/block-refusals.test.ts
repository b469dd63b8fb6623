import { expect, test } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import { blockRefusals } from './block-refusals.ts'

const refused = (fieldErrors: Record<string, string>, serverMessage = 'Not taken.') =>
  new ApiError({ kind: 'refused', method: 'PUT', path: '/x', status: 422, serverMessage, fieldErrors })

test('of several blocks those are refused that the server names, each with the first of its own words', () => {
  const fields = { 'blocks.1.text': 'Too long.', 'blocks.1.voice_id': 'No voice.', 'blocks.3': 'Gone.' }
  expect([...blockRefusals(refused(fields), 4)]).toEqual([
    [1, 'Too long.'],
    [3, 'Gone.'],
  ])
})

test('what is said of a field is said of the block, rather than what is said of the request', () => {
  expect([...blockRefusals(refused({ text: 'Too long.' }), 1)]).toEqual([[0, 'Too long.']])
})

test('where no block is named, all are refused with what is said of the request', () => {
  expect([...blockRefusals(refused({ 'blocks.9.text': 'Too long.' }), 2)]).toEqual([
    [0, 'Too long.'],
    [1, 'Too long.'],
  ])
  expect([...blockRefusals(refused({}), 2)]).toEqual([
    [0, 'Not taken.'],
    [1, 'Not taken.'],
  ])
  expect([...blockRefusals(new Error('no answer'), 1)]).toEqual([[0, undefined]])
})
