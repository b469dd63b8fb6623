import { type MeasuredMedia, UnreadableMedia } from '#mocks/engines/media/media-engine.ts'
import type { EarlyContextOf } from '#mocks/features/service.ts'
import { fieldRefusal } from '#mocks/http/refusal.ts'
import type { ServiceRow } from '#mocks/kernel/rows/catalog-rows.ts'
import type { RecordingRow } from '#mocks/kernel/rows/recording-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { isSilent } from '#src/rules/is-silent.ts'
import { type MediaType, mediaTypeOf } from '#src/rules/media-type.ts'
import { checkFile } from '#src/rules/recording-file.ts'
import { refuseFile } from '../audio/refuse-file.ts'
import { fileAtAddress } from './source-address.ts'

interface RecordingUpload extends Pick<EarlyContextOf<'initProject'>, 'db' | 'files' | 'engines' | 'origin'> {
  params: { slug: ServiceSlug }
  body: { file?: File | undefined; source_url?: string | undefined }
}
type Field = 'file' | 'source_url'

export type AcceptedRecording = (tx: Transaction) => RecordingRow

const faultKeys = {
  empty: 'recording_empty',
  'cut-off': 'recording_cut_off',
  'no-sound': 'recording_no_sound',
  foreign: 'recording_foreign',
  'too-long': 'recording_too_long',
  unreadable: 'recording_unreadable',
} as const

async function requireMeasures(
  file: File,
  { engines }: RecordingUpload,
  { limits }: ServiceRow,
  field: Field,
): Promise<MeasuredMedia> {
  const limit = limits.max_minutes ?? Number.POSITIVE_INFINITY
  const measured = await engines.media.measure(file, { mostSeconds: limit * 60 }).catch((error: unknown) => {
    if (error instanceof UnreadableMedia) {
      throw fieldRefusal(field, faultKeys[error.fault], { limit, what: error.what })
    }
    throw error
  })
  if (isSilent(measured)) throw fieldRefusal(field, 'recording_silent')
  return measured
}

/** WebM and MP4 start with the same bytes with and without a picture, so the sender's type decides. */
const mimeOf = ({ type }: File, { mime }: MediaType) =>
  type.startsWith('audio/') && (mime === 'video/mp4' || mime === 'video/webm')
    ? mime.replace('video/', 'audio/')
    : mime

async function sourceOf(early: RecordingUpload) {
  const { file, source_url } = early.body
  const address = source_url || undefined
  if (file && address !== undefined) throw fieldRefusal('source_url', 'recording_one_source')
  if (file) return { field: 'file', file, keep: undefined } as const
  if (address === undefined) throw fieldRefusal('file', 'recording_needed')
  return { field: 'source_url', ...(await fileAtAddress(early, address)) } as const
}

/**
 * Checks and measures a recording, uploaded or from an address. Returns a function that stores it within the call's
 * transaction. @throws Refusal 422 at its field
 */
export async function acceptRecording(early: RecordingUpload): Promise<AcceptedRecording> {
  const { field, file, keep } = await sourceOf(early)
  const service = early.db.services.first({ slug: early.params.slug })
  if (!service) throw new Error(`there is no ${early.params.slug}`)
  const { refusal } = await checkFile(file, service.limits)
  if (refusal) throw refuseFile(refusal, field, service.limits)
  const type = await mediaTypeOf(file)
  if (!type) throw new Error('a recording of no kind')
  const { duration, peaks, speech, sounds, fingerprint, playable, picture } = await requireMeasures(
    file,
    early,
    service,
    field,
  )
  const mime = mimeOf(file, type)
  return (tx) => {
    keep?.(tx)
    const key = `recording-${crypto.randomUUID()}`
    tx.files.put({ key, content: file, mime, name: file.name })
    const played = playable && `${key}-played`
    if (playable)
      tx.files.put({ key: played, content: playable, mime: playable.type, name: `${file.name}.wav` })
    const { name: file_name, size } = file
    return {
      file: key,
      ...(played && { played }),
      hash: fingerprint,
      file_name,
      mime,
      size,
      duration,
      peaks,
      speech,
      sounds,
      is_hearable: early.engines.hearing !== undefined,
      ...(picture && { picture }),
    }
  }
}
