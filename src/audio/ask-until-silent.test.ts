import { expect, test } from 'vitest'
import { ALIVE, askUntilSilent, failAfterSilence, type RunAfter, SilentError } from './ask-until-silent.ts'

/** A clock moved by the test. */
function createClock() {
  let now = 0
  const waiting = new Set<{ at: number; task: () => void }>()
  const after: RunAfter = (ms, task) => {
    const entry = { at: now + ms, task }
    waiting.add(entry)
    return () => waiting.delete(entry)
  }
  return {
    after,
    pass(ms: number) {
      now += ms
      for (const entry of waiting) if (entry.at <= now && waiting.delete(entry)) entry.task()
    },
    count: () => waiting.size,
  }
}

function createWorker() {
  const worker = Object.assign(new EventTarget(), {
    isEnded: false,
    postMessage: () => undefined,
    terminate() {
      worker.isEnded = true
    },
  })
  const say = (data: unknown) => worker.dispatchEvent(new MessageEvent('message', { data }))
  return { worker, say, start: () => worker as unknown as Worker }
}

const silenceMs = 1000

test('a decoder that stalls after its first sign of life is stopped, and its worker ends', async () => {
  const clock = createClock()
  const { worker, say, start } = createWorker()
  const asked = askUntilSilent(start, { message: 'file', after: clock.after, silenceMs })
  say(ALIVE)
  clock.pass(999)
  say(ALIVE)
  clock.pass(999)
  expect(worker.isEnded).toBe(false)
  clock.pass(1)
  await expect(asked).rejects.toBeInstanceOf(SilentError)
  expect(worker.isEnded).toBe(true)
})

test('a long file is awaited as long as the decoder makes progress', async () => {
  const clock = createClock()
  const { worker, say, start } = createWorker()
  const asked = askUntilSilent(start, { message: 'file', after: clock.after, silenceMs })
  for (let minute = 0; minute < 60; minute += 1) {
    clock.pass(900)
    say(ALIVE)
  }
  say('measured')
  expect(await asked).toBe('measured')
  expect([worker.isEnded, clock.count()]).toEqual([true, 0])
})

test('decoding on the page that never ends is stopped too, and leaving stops it at once', async () => {
  const clock = createClock()
  const never = () => new Promise<void>(() => {})
  const decoding = failAfterSilence(never, { after: clock.after, silenceMs })
  clock.pass(silenceMs)
  await expect(decoding).rejects.toBeInstanceOf(SilentError)
  const leaving = new AbortController()
  const left = failAfterSilence(never, { after: clock.after, silenceMs, signal: leaving.signal })
  leaving.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
})
