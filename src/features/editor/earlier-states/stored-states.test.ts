import { expect, test } from 'vitest'
import { type EarlierState, surplusOf } from './stored-states.ts'

const state = (id: number, letters: number, name?: string): EarlierState => ({
  id,
  customerId: 1,
  projectId: 7,
  atMs: id,
  why: name ? 'named' : 'pause',
  ...(name && { name }),
  content: 'a'.repeat(letters),
})

const idsOf = (states: readonly EarlierState[]) => states.map(({ id }) => id)

test('the oldest states without a name are given up first, and no more than needed', () => {
  const states = [state(1, 10, 'mine'), state(2, 10), state(3, 10), state(4, 10)]
  expect(idsOf(surplusOf(states, 80))).toEqual([])
  expect(idsOf(surplusOf(states, 79))).toEqual([2])
  expect(idsOf(surplusOf(states, 30))).toEqual([2, 3, 4])
  expect(idsOf(surplusOf(states, 10))).toEqual([2, 3, 4, 1])
})
