import { expect, test } from 'vitest'
import { createBrowserEngines } from '#mocks/engines/browser-engines.ts'
import { mediaCases, type ReadSupportFile } from '#tests/support/media-cases.ts'
import { measureFile } from './measure-file.ts'

const addresses = import.meta.glob<string>(
  ['../../tests/support/files/*', '../../tests/support/recordings/*'],
  { eager: true, query: '?url', import: 'default' },
)
const read: ReadSupportFile = async (path) => {
  const response = await fetch(addresses[`../../tests/support/${path}`] ?? '')
  return new Uint8Array(await response.arrayBuffer())
}

const { media } = createBrowserEngines()

async function fileOf(name: string): Promise<File> {
  const row = mediaCases.find((each) => each.name === name)
  if (!row) throw new Error(`There is no case ${name}`)
  return new File(await row.make(read), name)
}

const taken = mediaCases.filter(({ foreign }) => foreign === undefined)

test.each(taken)('form and service measure $name alike', async ({ name, seconds = 0 }) => {
  const file = await fileOf(name)
  const here = await measureFile(file)
  const there = await media.measure(file)
  expect(Math.abs(here.duration - seconds)).toBeLessThan(0.1)
  expect(Math.abs(there.duration - here.duration)).toBeLessThan(0.1)
  expect(Math.max(...there.peaks)).toBeGreaterThan(0.01)
})

const soundAt = async (name: string) => {
  const { speech, duration } = await media.measure(await fileOf(name))
  return { speech, duration }
}

test('the first word of a film whose sound comes late is when it is heard', async () => {
  const { speech } = await soundAt('23-mp4-sound-begins-4s-late.mp4')
  expect(speech[0]?.start).toBeGreaterThanOrEqual(3.95)
})

test('silence that was not sent is heard as silence, and nothing before its end comes early', async () => {
  const { speech } = await soundAt('22-webm-silence-not-sent.webm')
  expect(speech.some(({ start }) => start >= 13.95)).toBe(true)
  expect(speech.some(({ start, end }) => start > 8.2 && end < 13.8)).toBe(false)
})

test('what players would show at other times, or not at all, is played as it is heard', async () => {
  const names = ['20-opus-cut-from-stream-at-1h.opus', '22-webm-silence-not-sent.webm', '28-mkv-obs.mkv']
  for (const name of [...names, '18-3gp-amr-phone-recorder.3gp']) {
    const { playable } = await media.measure(await fileOf(name))
    expect([name, playable?.type]).toEqual([name, 'audio/wav'])
  }
})

test('a dub over a film that starts at half an hour is as long as the film', async () => {
  const file = await fileOf('webm-film-starting-at-30-minutes.webm')
  expect(await media.pictureLength(file)).toBeCloseTo(3, 1)
})
