import type { Engines } from '#mocks/engines/engines.ts'
import {
  type HearingEngine,
  type HearingOptions,
  HearingUnavailableError,
} from '#mocks/engines/hearing/hearing-engine.ts'
import type { Database } from '#mocks/kernel/db/database.ts'
import type { RecordingRow } from '#mocks/kernel/rows/recording-rows.ts'
import type { HeavyContext } from '#mocks/kernel/time/event-handler.ts'
import type { Stretch } from '#src/rules/voice-activity.ts'

type Recording = Pick<RecordingRow, 'hash' | 'duration' | 'speech'>
type SpeechSource = Pick<Database, 'detectedSpeech'>
type Context = Pick<HeavyContext<unknown, Engines>, 'db' | 'files' | 'write'> & HearingOptions

/** Seconds that are searched for speech at a time: 8 MB of sound. */
const PART_SECONDS = 120
/** Speech that continues after a shorter gap was cut by the end of a part. */
const MIN_GAP_SECONDS = 0.3

const partsOf = (db: SpeechSource, hash: string) => db.detectedSpeech.list({ where: { hash } })

/** Moment up to which a recording was searched for speech. */
export const searchedUpTo = (db: SpeechSource, { hash }: Pick<Recording, 'hash'>) =>
  Math.max(0, ...partsOf(db, hash).map(({ end }) => end))

/** The parts of stretches of speech within a place. */
export const speechWithin = (speech: readonly Stretch[], place: Stretch): Stretch[] =>
  speech
    .filter(({ start, end }) => start < place.end && end > place.start)
    .map(({ start, end }) => ({ start: Math.max(start, place.start), end: Math.min(end, place.end) }))

/** Speech of a recording by the detector; by loudness where it has not searched. */
export function speechOf(db: SpeechSource, row: Recording): Stretch[] {
  const detected = partsOf(db, row.hash)
    .sort((a, b) => a.start - b.start)
    .flatMap(({ speech }) => speech)
  const rest = { start: searchedUpTo(db, row), end: Number.POSITIVE_INFINITY }
  const joined: Stretch[] = []
  for (const { start, end } of [...detected, ...speechWithin(row.speech, rest)]) {
    const last = joined.at(-1)
    if (last && start - last.end < MIN_GAP_SECONDS) last.end = end
    else joined.push({ start, end })
  }
  return joined
}

/**
 * Searches the next part of a recording for speech, and stores the result.
 * @returns whether parts remain
 */
export async function searchForSpeech(
  context: Context,
  hearing: HearingEngine,
  row: RecordingRow,
): Promise<boolean> {
  const { db, files, write } = context
  const start = searchedUpTo(db, row)
  const file = start < row.duration && (await files.read(row.played ?? row.file))
  if (!file) return false
  const part = { start, end: Math.min(row.duration, start + PART_SECONDS) }
  const speech = await hearing.findSpeech(file, part, context).catch((error: unknown) => {
    // Without the detector's package, loudness decides.
    if (error instanceof HearingUnavailableError) return speechWithin(row.speech, part)
    throw error
  })
  await write((tx) => {
    tx.detectedSpeech.create({ hash: row.hash, ...part, speech })
  })
  return part.end < row.duration
}
