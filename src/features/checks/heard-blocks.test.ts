import { expect, test } from 'vitest'
import { createHearing, type Stretch } from './heard-blocks.ts'

const segments: readonly Stretch[] = [
  { key: 'first', start: 0, end: 2 },
  { key: 'second', start: 2.5, end: 4 },
  { key: 'third', start: 4, end: 6 },
]

const inRecording = (_track: string, seconds: number) => segments.find(({ end }) => seconds < end)

/** Plays and jumps in a recording; `to` plays on to a time, as fast as it sounds. */
function listener(stretchAt: typeof inRecording = inRecording) {
  const heard: string[] = []
  const hear = createHearing(stretchAt, (key) => heard.push(key))
  let track = 'recording'
  let at = 0
  let seconds = 0
  const report = (isPlaying = true) => hear({ track, seconds, isPlaying, rate: 1, at })
  return {
    heard,
    jump(to: number, isPlaying = true) {
      seconds = to
      report(isPlaying)
    },
    play(to: number, stepS = 0.1) {
      report()
      while (seconds < to) {
        const step = Math.min(stepS, to - seconds)
        seconds += step
        at += step * 1000
        report()
      }
    },
    wait(ms: number) {
      report(false)
      at += ms
      report(false)
    },
    passUnreported: (ms: number) => {
      at += ms
    },
    change(to: string) {
      track = to
      seconds = 0
      report()
    },
  }
}

test('a segment counts as heard once it has played to its end', () => {
  const listening = listener()
  listening.jump(0)
  listening.play(5)
  expect(listening.heard).toEqual(['first', 'second'])
})

test('a segment that is entered in its middle or left by a jump is not heard', () => {
  const listening = listener()
  listening.jump(1)
  listening.play(3)
  listening.jump(4)
  listening.play(6)
  expect(listening.heard).toEqual(['third'])
})

test('a pause in the middle does not count as a jump, a move of the paused player does', () => {
  const paused = listener()
  paused.jump(0)
  paused.play(1)
  paused.wait(60_000)
  paused.play(2)
  expect(paused.heard).toEqual(['first'])

  const moved = listener()
  moved.jump(0)
  moved.play(1)
  moved.wait(60_000)
  moved.jump(1.5, false)
  moved.play(2)
  expect(moved.heard).toEqual([])
})

test('sound that plays while the page is hidden counts as heard', () => {
  const listening = listener()
  listening.jump(0)
  listening.play(5, 4.5)
  expect(listening.heard).toEqual(['first', 'second'])
})

test('a track that plays to its end counts as heard, one that is skipped does not', () => {
  const alone = (track: string) => ({ key: track, start: 0, end: 2 })
  const listening = listener(alone)
  listening.change('a')
  listening.play(1.5)
  listening.passUnreported(500)
  listening.change('b')
  listening.play(1)
  listening.change('c')
  expect(listening.heard).toEqual(['a'])
})
