import type { Engines } from '#mocks/engines/engines.ts'
import { type MediaFault, UnreadableMedia } from '#mocks/engines/media/media-engine.ts'
import { fieldRefusal } from '#mocks/http/refusal.ts'
import type { Database } from '#mocks/kernel/db/database.ts'
import type { CloneRow, SampleRow } from '#mocks/kernel/rows/cloning-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { MAX_SAMPLES } from '#src/contract/form-choices.ts'
import { fingerprintOf } from '#src/rules/fingerprint.ts'
import { MEGABYTE } from '#src/rules/limits.ts'
import { mediaTypeOf } from '#src/rules/media-type.ts'
import { sampleFault } from '#src/rules/sample-fault.ts'
import { speechShareOf } from '#src/rules/sound-meter.ts'
import { secondsOfSpeech } from '#src/rules/voice-activity.ts'
import { areTwoVoices } from './clone-samples.ts'

interface Measured
  extends Pick<
    SampleRow,
    | 'fingerprint'
    | 'duration'
    | 'speech'
    | 'loudness'
    | 'clipping'
    | 'peaks'
    | 'fault'
    | 'tone'
    | 'tone_low'
    | 'tone_high'
    | 'pace'
  > {
  /** The same sound, if no browser plays the sample itself. */
  playable?: Blob
}

const NO_VOICE = { tone: null, tone_low: null, tone_high: null, pace: 0 }
const UNREADABLE = { duration: 0, speech: 0, loudness: -90, clipping: 0, peaks: [], ...NO_VOICE }

const unreadableSample = async (file: Blob, fault: MediaFault): Promise<Measured> => ({
  ...UNREADABLE,
  fingerprint: await fingerprintOf(file),
  fault: fault === 'cut-off' ? 'cut_off' : fault === 'no-sound' ? 'no_sound' : 'unreadable',
})

const isLong = (error: unknown) => error instanceof UnreadableMedia && error.fault === 'too-long'

/** All measures of a sample. An unreadable file is a fault of the sample, not of the call. */
export async function measureSample(
  { media }: Pick<Engines, 'media'>,
  file: Blob,
  mostSeconds = Number.POSITIVE_INFINITY,
): Promise<Measured> {
  try {
    const measured = await media.measure(file, { withVoice: true, mostSeconds })
    const { speech: stretches, voice = NO_VOICE, ...measures } = measured
    const fault =
      sampleFault({ ...measures, speechShare: speechShareOf(measured) }) ??
      (areTwoVoices([voice]) ? 'two_voices' : null)
    return { ...measures, speech: secondsOfSpeech(stretches), fault, ...voice }
  } catch (error) {
    if (error instanceof UnreadableMedia && !isLong(error)) return unreadableSample(file, error.fault)
    throw error
  }
}

/** Refuses a duplicate file, under any name. */
function requireNew({ name }: File, { fingerprint }: Measured, place: number, there: readonly SampleRow[]) {
  const first = there.find((sample) => sample.fingerprint === fingerprint)
  if (!first) return
  throw fieldRefusal(`samples.${place}`, 'sample_duplicate', { name, first: first.file_name })
}

export type MeasuredSamples = ReadonlyMap<File, Measured | 'too long'>

/** Measures the samples of a call before its transaction; too large ones are not read. */
export async function measureSamples(
  { db, engines }: { db: Database; engines: Engines },
  files: readonly File[],
): Promise<MeasuredSamples> {
  const { max_file_mb, max_minutes } = limitsOf(db)
  const measured = new Map<File, Measured | 'too long'>()
  for (const file of files.slice(0, MAX_SAMPLES)) {
    if (file.size > max_file_mb * MEGABYTE) continue
    const one = measureSample(engines, file, max_minutes * 60)
    measured.set(
      file,
      await one.catch((error: unknown) => {
        if (isLong(error)) return 'too long'
        throw error
      }),
    )
  }
  return measured
}

function limitsOf(db: Database) {
  const { max_file_mb, max_minutes } = db.services.first({ slug: 'cloning' })?.limits ?? {}
  return {
    max_file_mb: max_file_mb ?? Number.POSITIVE_INFINITY,
    max_minutes: max_minutes ?? Number.POSITIVE_INFINITY,
  }
}

interface NewSample {
  readonly file: File
  readonly client_id: string | undefined
  /** Position among the sent samples, from 0. */
  readonly place: number
}

function requireWithinLimits(tx: Transaction, added: readonly NewSample[], kept: number) {
  const megabytes = limitsOf(tx).max_file_mb
  if (kept + added.length > MAX_SAMPLES) {
    throw fieldRefusal('samples', 'clone_too_many_samples', { limit: MAX_SAMPLES })
  }
  for (const { file, place } of added) {
    const { size, name } = file
    if (size > megabytes * MEGABYTE) {
      throw fieldRefusal(`samples.${place}`, 'sample_too_large', { name, limit: megabytes })
    }
  }
}

interface SentSamples {
  samples?: readonly File[] | undefined
  sample_ids?: readonly string[] | undefined
}

/**
 * Stores samples and their files, except those already stored by an earlier attempt.
 * @throws Refusal 422 at `samples` if there are too many, at `samples.0` if one is too large, too long or a
 * duplicate
 */
export async function takeSamples(
  tx: Transaction,
  clone: Pick<CloneRow, 'id' | 'samples' | 'trained'>,
  { samples: files = [], sample_ids = [] }: SentSamples,
  measured: MeasuredSamples,
): Promise<SampleRow[]> {
  const known = new Set(clone.samples.map(({ client_id }) => client_id))
  const added = files
    .map((file, place): NewSample => ({ file, client_id: sample_ids[place], place }))
    .filter(({ client_id }) => client_id === undefined || !known.has(client_id))
  requireWithinLimits(tx, added, clone.samples.length)
  // Never reuses ids of deleted samples, because the voice may have been made of them.
  const last = Math.max(0, ...clone.trained, ...clone.samples.map(({ id }) => id))
  const taken: SampleRow[] = []
  for (const [index, { file, client_id, place }] of added.entries()) {
    const { name, size } = file
    const found = measured.get(file)
    if (!found) throw new Error('a sample that was not measured')
    if (found === 'too long') {
      const params = { name, limit: limitsOf(tx).max_minutes }
      throw fieldRefusal(`samples.${place}`, 'sample_too_long', params)
    }
    requireNew(file, found, place, [...clone.samples, ...taken])
    const { playable, ...measures } = found
    const id = last + index + 1
    const content = playable ?? file
    const mime = playable?.type ?? (await mediaTypeOf(file))?.mime ?? 'application/octet-stream'
    const key = `clone-${clone.id}-sample-${id}`
    tx.files.put({ key, content, mime, name })
    taken.push({ id, client_id, file: key, file_name: name, mime, size, ...measures })
  }
  return taken
}

export function sampleErrors(samples: readonly SampleRow[]) {
  return Object.fromEntries(
    samples.flatMap(({ fault }, index) =>
      fault ? [[`samples.${index}`, [`sample_${fault}`] as const]] : [],
    ),
  )
}
