import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cpuUsage } from 'node:process'
import { createNodeHearingEngine } from '#mocks/engines/hearing/create-node-hearing-engine.ts'
import { measureMedia } from '#mocks/engines/media/measure-media.ts'
import { READING, readingFile } from '#tests/support/english-reading.ts'
import { wordErrors } from '#tests/support/word-errors.ts'
import type { Figure } from './measure.ts'

/** Longest stretch that the recogniser hears at once, in seconds. */
const PLACE_S = 24

interface Spoken {
  readonly name: string
  readonly file: Blob
  readonly text: string
}

/** WAV files of a folder, each with what it says next to it as `.txt`. */
async function spokenIn(folder: string): Promise<Spoken[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.wav'))
  return Promise.all(
    names.map(async (name) => ({
      name,
      file: new Blob([await readFile(join(folder, name))]),
      text: await readFile(join(folder, name.replace(/wav$/, 'txt')), 'utf8'),
    })),
  )
}

/** @param folder own recordings, besides the public reading of the tests */
export async function recognitionFigures(folder?: string): Promise<readonly Figure[]> {
  const engine = createNodeHearingEngine()
  const all: Spoken[] = [
    { name: 'Sense and Sensibility', file: await readingFile(), text: READING },
    ...(folder === undefined ? [] : await spokenIn(folder)),
  ]
  const figures: Figure[] = []
  let [wrong, words, seconds] = [0, 0, 0]
  const before = cpuUsage()
  for (const { name, file, text } of all) {
    const { duration } = await measureMedia(file)
    const heard: string[] = []
    for (let start = 0; start < duration; ) {
      const place = await engine.hear(file, { start, end: Math.min(start + PLACE_S, duration) })
      heard.push(...place.words.map((word) => word.text))
      start = Math.max(place.end, start + 1)
    }
    const share = wordErrors(heard.join(' '), text)
    const count = text.split(/\s+/).length
    figures.push({ what: `${name}: wrong words`, value: share * 100, unit: '%' })
    wrong += share * count
    words += count
    seconds += duration
  }
  const { user, system } = cpuUsage(before)
  figures.push({ what: 'all: wrong words', value: (wrong / words) * 100, unit: '%' })
  figures.push({
    what: 'processor time per second of sound',
    value: (user + system) / 1e6 / seconds,
    unit: 's',
  })
  return figures
}
