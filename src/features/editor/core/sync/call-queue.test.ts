import { expect, test } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import { blockRefusals } from './call-queue.ts'

const refused = (fieldErrors: Record<string, string>, serverMessage = 'Not taken.') =>
  new ApiError({ kind: 'refused', method: 'PUT', path: '/x', status: 422, serverMessage, fieldErrors })

test('only the blocks that the server names are refused, each with its first message', () => {
  const fields = { 'blocks.1.text': 'Too long.', 'blocks.1.voice_id': 'No voice.', 'blocks.3': 'Gone.' }
  expect([...blockRefusals(refused(fields), 4)]).toEqual([
    [1, 'Too long.'],
    [3, 'Gone.'],
  ])
})

test('a message about a field of a block takes precedence over one about the request', () => {
  expect([...blockRefusals(refused({ text: 'Too long.' }), 1)]).toEqual([[0, 'Too long.']])
})

test('if no block is named, all are refused with the message about the request', () => {
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
