import { expect, test } from 'vitest'
import { createClock, frozenClock } from './clock.ts'

function openClock(speed: number) {
  let real = 1_000
  const clock = createClock({ at: 50_000, origin: real, speed }, () => real)
  return {
    clock,
    wait: (ms: number) => {
      real += ms
    },
  }
}

test('a running clock follows real time, or runs faster or slower', () => {
  const { clock, wait } = openClock(1)
  wait(100)
  expect(clock.now()).toBe(50_100)
  clock.run(60)
  wait(10)
  expect(clock.now()).toBe(50_700)
  clock.run()
  wait(1)
  expect(clock.now()).toBe(50_701)
})

test('a frozen clock only moves when it is advanced', () => {
  const { clock, wait } = openClock(1)
  clock.freeze(70_000)
  wait(100)
  clock.advance(5)
  wait(100)
  expect(clock.now()).toBe(70_005)
})

test('a clock continues from the time of another one', () => {
  const { clock, wait } = openClock(2)
  clock.advance(1_000)
  const { clock: other } = openClock(0)
  other.restore(clock.state)
  wait(0)
  expect(other.now()).toBe(51_000)
})

test('a clock is set to a date, or runs at a speed from now', () => {
  expect(frozenClock('2026-11-21T08:30:00Z').now()).toBe(Date.UTC(2026, 10, 21, 8, 30))
  expect(createClock({ speed: 10 }).state.speed).toBe(10)
})
