import { expect, test } from 'vitest'
import { testWorld } from '#mocks/runtime/node.ts'
import { attemptCount, countAttempt, forgetAllAttempts, requireAttemptsLeft } from './attempts.ts'

test('attempts of an account are forgotten from every address, those of other accounts are not', async () => {
  const { world } = await testWorld()
  const keys = ['a@b.az', 'a@b.az 198.51.100.9', 'a@b.az.az', 'c@d.az']
  const counts = await world.write((tx) => {
    for (const key of keys) countAttempt(tx, 'login', key)
    forgetAllAttempts(tx, 'login', 'a@b.az')
    return keys.map((key) => attemptCount(tx, 'login', key))
  })
  expect(counts).toEqual([0, 0, 1, 1])
})

test('attempts count for a quarter of an hour from the first one', async () => {
  const { world } = await testWorld()
  const tryOnce = () => world.write((tx) => countAttempt(tx, 'login', 7))
  const counted = () => world.write((tx) => attemptCount(tx, 'login', 7))
  await tryOnce()
  world.clock.advance(899_000)
  await tryOnce()
  expect(await counted()).toBe(2)
  await expect(world.write((tx) => requireAttemptsLeft(tx, 'login', 7, 2))).rejects.toThrow()
  world.clock.advance(1_000)
  expect(await counted()).toBe(0)
  await tryOnce()
  expect(await counted()).toBe(1)
})
