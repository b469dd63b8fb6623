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

test('a running clock goes with real time, faster or slower where it is told to', () => {
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

test('a frozen clock moves only when it is moved', () => {
  const { clock, wait } = openClock(1)
  clock.freeze(70_000)
  wait(100)
  clock.advance(5)
  wait(100)
  expect(clock.now()).toBe(70_005)
})

test('a clock goes on from where another one stood', () => {
  const { clock, wait } = openClock(2)
  clock.advance(1_000)
  const { clock: other } = openClock(0)
  other.restore(clock.state)
  wait(0)
  expect(other.now()).toBe(51_000)
})

test('a clock stands where a date says, or runs at a speed from now', () => {
  expect(frozenClock('2026-11-21T08:30:00Z').now()).toBe(Date.UTC(2026, 10, 21, 8, 30))
  expect(createClock({ speed: 10 }).state.speed).toBe(10)
})
