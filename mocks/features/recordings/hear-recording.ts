import type { Engines } from '#mocks/engines/engines.ts'
import {
  type HeardPlace,
  type HearingEngine,
  type HearingOptions,
  type HearingPlace,
  HearingUnavailableError,
} from '#mocks/engines/hearing/hearing-engine.ts'
import { spreadWords } from '#mocks/engines/transcripts/spread-words.ts'
import type { Database } from '#mocks/kernel/db/database.ts'
import type { HeardPlaceRow, RecordingRow } from '#mocks/kernel/rows/recording-rows.ts'
import type { HeavyContext } from '#mocks/kernel/time/event-handler.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { Word } from '#src/contract/block.ts'
import type { Stretch } from '#src/rules/voice-activity.ts'
import { alignReading } from './align-reading.ts'
import { searchedUpTo, searchForSpeech, speechOf, speechWithin } from './detected-speech.ts'
import { nextPlace } from './hearing-places.ts'

type Context = Pick<HeavyContext<unknown, Engines>, 'db' | 'files' | 'engines' | 'signal' | 'write'> &
  HearingOptions

/** Places recognised per event, so that other work gets its turn. */
const MAX_PARALLEL_PLACES = 4

export const heardPlaces = (db: Pick<Database, 'heardPlaces'>, hash: string): HeardPlaceRow[] =>
  db.heardPlaces.list({ where: { hash } }).sort((a, b) => a.start - b.start)

/** Share of the work that finding the speech takes. */
const SEARCH_SHARE = 0.08

const recognisedUpTo = (db: Pick<Database, 'heardPlaces'>, hash: string) =>
  Math.max(0, ...heardPlaces(db, hash).map(({ end }) => end))

/** Recognised share of a recording, from 0 to 1. */
export function recognisedShare(
  db: Pick<Database, 'heardPlaces' | 'detectedSpeech'>,
  row: Pick<RecordingRow, 'hash' | 'duration'>,
): number {
  const recognised = recognisedUpTo(db, row.hash)
  const searched = Math.max(recognised, searchedUpTo(db, row))
  const seconds = searched * SEARCH_SHARE + recognised * (1 - SEARCH_SHARE)
  return Math.min(1, seconds / Math.max(row.duration, 0.001))
}

const nextOf = (db: Pick<Database, 'heardPlaces' | 'detectedSpeech'>, row: RecordingRow) =>
  nextPlace(speechOf(db, row), { after: recognisedUpTo(db, row.hash), duration: row.duration })

/**
 * Whether recognition is needed: not for recordings that the sandbox made itself, nor for languages it cannot
 * recognise.
 */
export function needsListening(tx: Transaction, row: RecordingRow, language: number | null): boolean {
  if (!row.is_hearable || tx.spokenFiles.get(row.hash)) return false
  if (language !== null && tx.languages.get(language)?.code !== 'en') return false
  return searchedUpTo(tx, row) < row.duration || nextOf(tx, row) !== undefined
}

/** Recognises a place, with one retry after a crash of the engine. */
async function hearWithRetry(
  hearing: HearingEngine,
  file: Blob,
  place: HearingPlace,
  options: HearingOptions,
) {
  const hear = () => hearing.hear(file, place, options)
  return hear().catch(() => {
    options.signal?.throwIfAborted()
    return hear()
  })
}

async function timesOf(
  context: Context,
  file: Blob,
  place: Stretch,
  heard: HeardPlace,
  speech: readonly Stretch[],
) {
  const texts = heard.words.map(({ text }) => text)
  const within = speechWithin(speech, place)
  const found = await alignReading(context, { file, place, texts, locale: 'en' })
  return found ?? spreadWords(texts, within.length > 0 ? within : [place])
}

async function hearNextPlaces(context: Context, hearing: HearingEngine, row: RecordingRow): Promise<boolean> {
  const { db, files, write } = context
  const wanted = nextOf(db, row)
  const file = wanted && (await files.read(row.played ?? row.file))
  if (!wanted || !file) return false
  const speech = speechWithin(speechOf(db, row), wanted)
  const heard = await hearWithRetry(hearing, file, { ...wanted, speech }, context)
  const place = { start: wanted.start, end: heard.end }
  const times = heard.words.length > 0 ? await timesOf(context, file, place, heard, speech) : []
  const words = heard.words.flatMap(({ text, confidence }, index): Word[] => {
    const time = times[index]
    return time ? [{ text, start: time.start, end: time.end, confidence }] : []
  })
  await write((tx) => {
    tx.heardPlaces.create({
      hash: row.hash,
      ...place,
      words,
      tokens: heard.tokens,
      log_probability: heard.logProbability,
      is_repeated: heard.isRepeated,
      ...(heard.isVoice && { is_voice: true }),
      ...(heard.voices && { voices: heard.voices }),
    })
  })
  return true
}

/**
 * Searches the next part of a recording for speech, or recognises its next places, and stores each result immediately, so that nothing is recognised twice.
 * @returns whether places remain
 */
export async function hearRecording(context: Context, row: RecordingRow): Promise<boolean> {
  const { hearing } = context.engines
  if (!hearing) return false
  try {
    if (await searchForSpeech(context, hearing, row)) return true
    for (let count = 0; count < MAX_PARALLEL_PLACES; count += 1) {
      if (!(await hearNextPlaces(context, hearing, row))) return false
    }
    return nextOf(context.db, row) !== undefined
  } catch (error) {
    // Keeps the results so far; the rest is simulated, as without an engine.
    if (error instanceof HearingUnavailableError) return false
    throw error
  }
}
