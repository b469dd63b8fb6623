import { expect, test } from 'vitest'
import { partOfNight } from './night.ts'

test('four nights in a row run the four quarters of a sweep', () => {
  const parts = [20_787, 20_788, 20_789, 20_790].flatMap((night) => partOfNight(4, night))
  expect(parts).toEqual(['--shard=4/4', '--shard=1/4', '--shard=2/4', '--shard=3/4'])
})
