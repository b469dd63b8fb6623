import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cpuUsage, memoryUsage, pid } from 'node:process'
import { encodeWav } from '#mocks/engines/audio/encode-wav.ts'
import { createForkedHearingEngine } from '#mocks/engines/hearing/create-forked-hearing-engine.ts'
import { createNodeHearingEngine } from '#mocks/engines/hearing/create-node-hearing-engine.ts'
import { HEARING_RATE, type HeardWord, type HearingEngine } from '#mocks/engines/hearing/hearing-engine.ts'
import { soundAt } from '#mocks/engines/hearing/sound-at.ts'
import { voicePrint } from '#mocks/engines/hearing/voice-print.ts'
import { measureMedia } from '#mocks/engines/media/measure-media.ts'
import { nextPlace } from '#mocks/features/recordings/hearing-places.ts'
import { speakersByVoice } from '#mocks/features/recordings/speakers.ts'
import { adjustConfidence } from '#mocks/features/recordings/word-confidence.ts'
import { READING, readingAt, readingFile, readingTimeErrors, wavOf } from '#tests/support/english-reading.ts'
import { alignmentErrors, quantile, RECORDING_CONDITIONS } from '#tests/support/known-word-times.ts'
import { saidWords, wordErrors } from '#tests/support/word-errors.ts'
import type { Figure } from './measure.ts'
import { type Person, speakerMixes } from './speaker-mixes.ts'

const DOUBTFUL_BELOW = 0.6
const MEGABYTE = 1_048_576

interface Spoken {
  readonly name: string
  readonly file: Blob
  readonly text: string
}

const percent = (what: string, share: number): Figure => ({ what, value: share * 100, unit: '%' })
const milliseconds = (what: string, seconds: number): Figure => ({ what, value: seconds * 1000, unit: 'ms' })

async function wavsIn(folder: string) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.wav')).sort()
  return Promise.all(
    names.map(async (name) => ({ name, file: new Blob([await readFile(join(folder, name))]) })),
  )
}

/** WAV files of a folder, each with what it says next to it as `.txt`. */
const readSpokenFiles = async (folder: string): Promise<Spoken[]> =>
  Promise.all(
    (await wavsIn(folder)).map(async (each) => ({
      ...each,
      text: await readFile(join(folder, each.name.replace(/wav$/, 'txt')), 'utf8'),
    })),
  )

/** Hears a recording as the sandbox does, place by place. */
async function recognisedIn(engine: HearingEngine, file: Blob) {
  const { duration } = await measureMedia(file)
  const speech = await engine.findSpeech(file, { start: 0, end: duration })
  const words: HeardWord[] = []
  const certainty = { tokens: 0, logProbability: 0 }
  for (let place = nextPlace(speech, { after: 0, duration }); place; ) {
    const heard = await engine.hear(file, place)
    words.push(...heard.words)
    certainty.tokens += heard.tokens
    certainty.logProbability += heard.logProbability
    place = nextPlace(speech, { after: heard.end, duration })
  }
  return { words: adjustConfidence(words, certainty), duration }
}

function doubtFigures(words: readonly (HeardWord & { isRight: boolean })[]): Figure[] {
  const doubted = (isRight: boolean) => {
    const all = words.filter((word) => word.isRight === isRight)
    return all.filter(({ confidence }) => confidence < DOUBTFUL_BELOW).length / Math.max(1, all.length)
  }
  return [
    percent('of the wrong words, marked as doubtful', doubted(false)),
    percent('of the right words, marked as doubtful', doubted(true)),
  ]
}

async function wordFigures(engine: HearingEngine, recordings: readonly Spoken[]): Promise<Figure[]> {
  const figures: Figure[] = []
  const all: (HeardWord & { isRight: boolean })[] = []
  let [wrong, count, seconds] = [0, 0, 0]
  const before = cpuUsage()
  for (const { name, file, text } of recordings) {
    const { words, duration } = await recognisedIn(engine, file)
    const texts = words.map((word) => word.text)
    const share = wordErrors(texts.join(' '), text)
    figures.push(percent(`${name}: wrong words`, share))
    const said = saidWords(texts, text)
    all.push(...words.map((word, index) => ({ ...word, isRight: said[index] ?? false })))
    const spoken = text.split(/\s+/).length
    wrong += share * spoken
    count += spoken
    seconds += duration
  }
  const { user, system } = cpuUsage(before)
  const value = (user + system) / 1e6 / seconds
  return [
    ...figures,
    percent('all: wrong words', wrong / count),
    ...doubtFigures(all),
    { what: 'processor time per second of sound', value, unit: 's' },
  ]
}

async function timeFigures(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const condition of RECORDING_CONDITIONS) {
    for (const locale of ['az', 'tr', 'en', 'ru'] as const) {
      const errors = await alignmentErrors(locale, condition)
      const what = `times of words, ${locale}, ${condition.name}`
      figures.push(milliseconds(`${what}: median error`, quantile(errors, 0.5)))
      figures.push(milliseconds(`${what}: 95 %`, quantile(errors, 0.95)))
    }
  }
  const errors = await readingTimeErrors()
  return [
    ...figures,
    milliseconds('times of words, a person who reads: median error', quantile(errors, 0.5)),
    milliseconds('times of words, a person who reads: 95 %', quantile(errors, 0.95)),
  ]
}

/** Seconds of processor time of the recogniser's process, and most of its memory in MB. Linux only. */
async function recogniserUse() {
  const children = await readFile(`/proc/self/task/${pid}/children`, 'utf8')
  const [id = ''] = children.split(' ')
  const [stat, status] = await Promise.all(
    ['stat', 'status'].map((file) => readFile(`/proc/${id}/${file}`, 'utf8')),
  )
  const [ticks = 0, systemTicks = 0] = stat?.split(' ').slice(13, 15).map(Number) ?? []
  const kilobytes = Number(/VmHWM:\s+(\d+)/.exec(status ?? '')?.[1])
  return { seconds: (ticks + systemTicks) / 100, most: kilobytes / 1024 }
}

/** A long recording, recognised as a server does: the public reading again and again. */
async function longFigures(minutes: number): Promise<Figure[]> {
  const engine = createForkedHearingEngine()
  const once = await readingAt()
  const times = Math.ceil((minutes * 60 * HEARING_RATE) / once.length)
  const long = new Float32Array(times * once.length)
  for (let time = 0; time < times; time += 1) long.set(once, time * once.length)
  const file = wavOf(long)
  const before = cpuUsage()
  const { duration } = await recognisedIn(engine, file)
  const { user, system } = cpuUsage(before)
  const { seconds, most } = await recogniserUse()
  const value = duration / (seconds + (user + system) / 1e6)
  return [
    { what: `${minutes} minutes: times faster than real time, by processor time`, value, unit: '' },
    { what: "most memory of the recogniser's process", value: most, unit: 'MB' },
    { what: "memory of the server's process after it", value: memoryUsage().rss / MEGABYTE, unit: 'MB' },
  ]
}

/** Folders of a folder, each with WAV files of one person. */
async function peopleIn(folder: string): Promise<Person[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  return Promise.all(
    entries
      .filter((entry) => entry.isDirectory())
      .map(async ({ name }) => ({
        name,
        sounds: await Promise.all(
          (await wavsIn(join(folder, name))).map(async ({ file }) =>
            soundAt(file, { start: 0, end: (await measureMedia(file)).duration }),
          ),
        ),
      })),
  )
}

async function speakerFigures(engine: HearingEngine, people: readonly Person[]): Promise<Figure[]> {
  const mixes = speakerMixes(people)
  let [counted, right, rightOfKnown] = [0, 0, 0]
  for (const { sound, count, shareRight } of mixes) {
    const place = { start: 0, end: sound.samples.length / HEARING_RATE }
    const speech = await engine.findSpeech(new Blob([encodeWav(sound)]), place)
    const voices = speech.map(({ start, end }) => {
      const samples = Float32Array.from(
        sound.samples.subarray(Math.round(start * HEARING_RATE), Math.round(end * HEARING_RATE)),
        (sample) => sample / 0x80_00,
      )
      return { start, end, print: end - start < 1 ? undefined : voicePrint(samples, HEARING_RATE) }
    })
    const found = speakersByVoice(voices)
    if (new Set(found).size === count) counted += 1
    right += shareRight(voices, found)
    rightOfKnown += shareRight(voices, speakersByVoice(voices, count))
  }
  return [
    percent(`${mixes.length} recordings of 1 to 4 people: right number of speakers`, counted / mixes.length),
    percent('time with the right speaker', right / mixes.length),
    percent('time with the right speaker, if their number is given', rightOfKnown / mixes.length),
  ]
}

interface RecognitionOptions {
  /** Own recordings: WAV files with their texts, and folders with WAV files of one person each. */
  readonly folder?: string | undefined
  /** Length of the long recording. */
  readonly minutes: number
}

export async function recognitionFigures({
  folder,
  minutes,
}: RecognitionOptions): Promise<readonly Figure[]> {
  const engine = createNodeHearingEngine()
  const reading = { name: 'Sense and Sensibility', file: await readingFile(), text: READING }
  const people = folder === undefined ? [] : await peopleIn(folder)
  return [
    ...(await wordFigures(engine, [reading, ...(folder === undefined ? [] : await readSpokenFiles(folder))])),
    ...(await timeFigures()),
    ...(people.length > 0 ? await speakerFigures(engine, people) : []),
    ...(minutes > 0 ? await longFigures(minutes) : []),
  ]
}
