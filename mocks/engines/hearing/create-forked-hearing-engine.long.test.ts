import { expect, test } from 'vitest'
import { READING, readingFile } from '#tests/support/english-reading.ts'
import { knownReading } from '#tests/support/known-word-times.ts'
import { wordErrors } from '#tests/support/word-errors.ts'
import { createForkedHearingEngine } from './create-forked-hearing-engine.ts'
import { HearingUnavailableError } from './hearing-engine.ts'

const place = { start: 0, end: 10.09 }

test('a server recognises and aligns in another process, also after a stop', async () => {
  const engine = createForkedHearingEngine()
  const file = await readingFile()
  const stop = new AbortController()
  const stopped = engine.hear(file, place, { signal: stop.signal })
  setTimeout(() => stop.abort(new Error('stopped')), 0)
  await expect(stopped).rejects.toThrow('stopped')
  const { words, voices } = await engine.hear(file, { ...place, speech: [place] })
  expect(wordErrors(words.map(({ text }) => text).join(' '), READING)).toBeLessThanOrEqual(0.08)
  expect(voices?.[0]?.print).toBeDefined()
  const reading = await knownReading('en')
  expect(await engine.align(file, place, reading)).toHaveLength(reading.words.length)
})

test('a file that cannot be read is reported as unavailable recognition', async () => {
  const engine = createForkedHearingEngine()
  await expect(engine.hear(new Blob(['none']), place)).rejects.toThrow(HearingUnavailableError)
})
