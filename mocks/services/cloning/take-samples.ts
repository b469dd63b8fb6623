import { voiceProfile } from '#mocks/engines/audio/voice-profile.ts'
import type { Engines } from '#mocks/engines/engines.ts'
import { measureAudio } from '#mocks/engines/media/measure-audio.ts'
import { UnreadableMedia } from '#mocks/engines/media/media-engine.ts'
import { fieldRefusal } from '#mocks/http/refusal.ts'
import type { CloneRow, SampleRow } from '#mocks/kernel/rows/cloning-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { MAX_SAMPLES } from '#src/contract/cloning.ts'
import { fingerprintOf } from '#src/rules/fingerprint.ts'
import { MEGABYTE } from '#src/rules/limits.ts'
import { mediaTypeOf } from '#src/rules/media-type.ts'
import { sampleFault } from '#src/rules/sample-fault.ts'
import { secondsOfSpeech } from '#src/rules/voice-activity.ts'
import { areTwoVoices } from './clone-samples.ts'

type Measured = Pick<
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
>

const UNREADABLE: Omit<Measured, 'fingerprint'> = {
  duration: 0,
  speech: 0,
  loudness: -90,
  clipping: 0,
  peaks: [],
  fault: 'unreadable',
  tone: null,
  tone_low: null,
  tone_high: null,
  pace: 0,
}

/** Everything that is measured of a sample. What cannot be read is a fault of the sample, not of the call. */
export async function measureSample({ media }: Pick<Engines, 'media'>, file: Blob): Promise<Measured> {
  const fingerprint = await fingerprintOf(await file.arrayBuffer())
  try {
    const audio = await media.decode(file)
    const { speech: stretches, ...measures } = measureAudio(audio)
    const speech = secondsOfSpeech(stretches)
    const profile = voiceProfile(audio, stretches)
    const fault =
      sampleFault({ ...measures, speechShare: speech / Math.max(measures.duration, 1e-3) }) ??
      (areTwoVoices([profile]) ? 'two_voices' : null)
    return { fingerprint, ...measures, speech, fault, ...profile }
  } catch (error) {
    if (error instanceof UnreadableMedia) return { fingerprint, ...UNREADABLE }
    throw error
  }
}

/** Refuses a file that is there already, under whatever name. */
function requireNew({ name }: File, { fingerprint }: Measured, place: number, there: readonly SampleRow[]) {
  const first = there.find((sample) => sample.fingerprint === fingerprint)
  if (!first) return
  throw fieldRefusal(`samples.${place}`, 'sample_duplicate', { name, first: first.file_name })
}

function requireBlockLimit(tx: Transaction, files: readonly File[], kept: number) {
  const limits = tx.services.first({ slug: 'cloning' })?.limits
  const megabytes = limits?.max_file_mb ?? Number.POSITIVE_INFINITY
  if (kept + files.length > MAX_SAMPLES) {
    throw fieldRefusal('samples', 'clone_too_many_samples', { limit: MAX_SAMPLES })
  }
  for (const [index, { size, name }] of files.entries()) {
    if (size > megabytes * MEGABYTE) {
      throw fieldRefusal(`samples.${index}`, 'sample_too_large', { name, limit: megabytes })
    }
  }
}

/**
 * Measures samples and keeps their files.
 * @throws Refusal 422 at `samples` where they are too many, at `samples.0` where one is too large, too long or there already
 */
export async function takeSamples(
  { tx, engines }: { tx: Transaction; engines: Engines },
  clone: Pick<CloneRow, 'id' | 'samples' | 'trained'>,
  files: readonly File[],
): Promise<SampleRow[]> {
  requireBlockLimit(tx, files, clone.samples.length)
  const minutes = tx.services.first({ slug: 'cloning' })?.limits.max_minutes ?? Number.POSITIVE_INFINITY
  // Ids of samples that were taken away are not given again: the voice may have been made of them.
  const last = Math.max(0, ...clone.trained, ...clone.samples.map(({ id }) => id))
  const taken: SampleRow[] = []
  for (const [index, content] of files.entries()) {
    const measured = await measureSample(engines, content)
    if (measured.duration > minutes * 60) {
      throw fieldRefusal(`samples.${index}`, 'sample_too_long', { name: content.name, limit: minutes })
    }
    requireNew(content, measured, index, [...clone.samples, ...taken])
    const id = last + index + 1
    const mime = (await mediaTypeOf(content))?.mime ?? 'application/octet-stream'
    const file = `clone-${clone.id}-sample-${id}`
    tx.files.put({ key: file, content, mime, name: content.name })
    taken.push({ id, file, file_name: content.name, mime, size: content.size, ...measured })
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
