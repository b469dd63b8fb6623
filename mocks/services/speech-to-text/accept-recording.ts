import type { Engines } from '#mocks/engines/engines.ts'
import { type AudioMeasures, measureAudio } from '#mocks/engines/media/measure-audio.ts'
import { UnreadableMedia } from '#mocks/engines/media/media-engine.ts'
import { fieldRefusal } from '#mocks/http/refusal.ts'
import type { ServiceRow } from '#mocks/kernel/rows/catalog-rows.ts'
import type { TranscriptRow } from '#mocks/kernel/rows/speech-to-text-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { MessageKey, MessageParams } from '#mocks/messages/catalogue.ts'
import { fingerprintOf } from '#src/rules/fingerprint.ts'
import { MEGABYTE } from '#src/rules/limits.ts'
import { type MediaType, mediaTypeOf } from '#src/rules/media-type.ts'
import { fileAtAddress } from './source-address.ts'

type Recording = Omit<TranscriptRow, 'id' | 'options' | 'version_id'>
type Field = 'file' | 'source_url'

interface Parts {
  tx: Transaction
  engines: Engines
  origin: string
}

/** Up to here whole files are compared with what was made in this world. */
const LARGE_MB = 200
/** A peak below which a recording is silence; 1 is the loudest there is. */
const SILENT_PEAK = 0.004

const faultKeys = {
  empty: 'recording_empty',
  'cut-off': 'recording_cut_off',
  unreadable: 'recording_unreadable',
} as const

const endingOf = (name: string) => (/\.([^./\\]+)$/.exec(name)?.[1] ?? '').toLowerCase()

/** What the recording is, whatever it is called. @throws Refusal 422 where name, size or content do not fit */
async function requireType(file: File, { limits }: ServiceRow, field: Field): Promise<MediaType> {
  const refuse = (key: MessageKey, params?: MessageParams) => fieldRefusal(field, key, params)
  const ending = endingOf(file.name)
  if (!limits.extensions.includes(ending)) {
    throw refuse('recording_type', { list: limits.extensions.map((each) => each.toUpperCase()).join(', ') })
  }
  if (file.size === 0) throw refuse('recording_empty')
  const limit = limits.max_file_mb ?? Number.POSITIVE_INFINITY
  if (file.size > limit * MEGABYTE) throw refuse('recording_too_large', { limit })
  const type = await mediaTypeOf(file)
  if (!type) throw refuse('recording_unreadable')
  if (!type.extensions.includes(ending)) throw refuse('recording_mismatch')
  return type
}

async function requireMeasures(
  file: File,
  engines: Engines,
  { limits }: ServiceRow,
  field: Field,
): Promise<AudioMeasures> {
  const audio = await engines.media.decode(file).catch((error: unknown) => {
    if (error instanceof UnreadableMedia) throw fieldRefusal(field, faultKeys[error.fault])
    throw error
  })
  const limit = limits.max_minutes ?? Number.POSITIVE_INFINITY
  if (audio.samples.length / audio.sampleRate > limit * 60) {
    throw fieldRefusal(field, 'recording_too_long', { limit })
  }
  const measures = measureAudio(audio)
  if (Math.max(...measures.peaks) < SILENT_PEAK) throw fieldRefusal(field, 'recording_silent')
  return measures
}

/** WebM and MP4 begin with the same bytes with and without a picture; there the sender's type decides. */
const mimeOf = ({ type }: File, { mime }: MediaType) =>
  type.startsWith('audio/') && mime !== 'video/quicktime' ? mime.replace('video/', 'audio/') : mime

/** A large file is told from others by its beginning and its length, but not recognised. */
async function fingerprintOfFile(file: File): Promise<string> {
  if (file.size <= LARGE_MB * MEGABYTE) return fingerprintOf(await file.arrayBuffer())
  return `${await fingerprintOf(await file.slice(0, MEGABYTE).arrayBuffer())}-${file.size}`
}

/** Checks and measures a recording, sent or found at an address, and keeps it. @throws Refusal 422 under its field */
export async function acceptRecording(
  parts: Parts,
  given: { file?: File | undefined; source_url?: string | undefined },
): Promise<Recording> {
  const { tx, engines } = parts
  const address = given.source_url || undefined
  if (given.file && address !== undefined) throw fieldRefusal('source_url', 'recording_one_source')
  if (!given.file && address === undefined) throw fieldRefusal('file', 'recording_needed')
  const field = given.file ? 'file' : 'source_url'
  const file = given.file ?? (await fileAtAddress(parts, address ?? ''))
  const service = tx.services.first({ slug: 'speech-to-text' })
  if (!service) throw new Error('there is no speech to text')
  const type = await requireType(file, service, field)
  const { duration, peaks, speech } = await requireMeasures(file, engines, service, field)
  const mime = mimeOf(file, type)
  const hash = await fingerprintOfFile(file)
  const key = `recording-${crypto.randomUUID()}`
  tx.files.put({ key, content: file, mime, name: file.name })
  return { file: key, hash, file_name: file.name, mime, size: file.size, duration, peaks, speech }
}
