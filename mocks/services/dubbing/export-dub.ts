import { createZip, type ZipEntry } from '#mocks/engines/archive/zip.ts'
import { encodeWav, wavFileOf } from '#mocks/engines/audio/encode-wav.ts'
import { type Mp3BitRate, mp3BitRates } from '#mocks/engines/audio/mp3-bit-rates.ts'
import type { Pcm } from '#mocks/engines/audio/pcm-audio.ts'
import type { ExportJob, RenderedFile } from '#mocks/features/exports/export-job.ts'
import type { DubbingRow } from '#mocks/kernel/rows/dubbing-rows.ts'
import { withoutExtension } from '#src/rules/file-name.ts'
import { canHoldSound } from '#src/rules/film-container.ts'
import { trackLanguage } from '#src/rules/track-language.ts'
import { fileOf, mixOf, placedTakes } from './dub-mix.ts'
import { writeScript, writeSubtitles } from './dub-texts.ts'

const AAC_KBPS = 128

interface DubExport {
  job: ExportJob
  row: DubbingRow
  language: number
}

const languageOf = ({ job: { db } }: DubExport, id: number | null) =>
  trackLanguage(id === null ? undefined : db.languages.get(id)?.code)

const takesInLanguage = ({ job: { db }, row, language }: DubExport) => placedTakes(db, row, language)

async function encodeSound(
  { job: { row, engines, signal } }: DubExport,
  audio: Pcm,
): Promise<Uint8Array<ArrayBuffer>> {
  if (row.format === 'wav') {
    return 'pcm' in audio ? new Uint8Array(await wavFileOf(audio).arrayBuffer()) : encodeWav(audio)
  }
  const kbps: Mp3BitRate = mp3BitRates.find((rate) => String(rate) === row.quality) ?? 128
  return engines.encoder.encodeMp3(audio, kbps, { signal })
}

async function exportFilm(dubExport: DubExport): Promise<Blob> {
  const { job, row, language } = dubExport
  const content = await fileOf(job, row)
  const length = await job.engines.media.pictureLength(content)
  const audio = await mixOf(job, row, { language, length })
  await job.onProgress(0.5)
  const { encoder } = job.engines
  const { signal } = job
  const sound =
    job.row.format === 'webm'
      ? await encoder.encodeOgg(audio, { signal })
      : await encoder.encodeAac(audio, AAC_KBPS, { signal })
  // Frees the encoder's memory for the film.
  encoder.rest?.()
  await job.onProgress(0.8)
  const dub = { sound, language: languageOf(dubExport, language) }
  const keepsOriginal =
    job.row.keeps_original && row.picture && canHoldSound(job.row.format, row.picture.codecs)
  const original = keepsOriginal ? { original: languageOf(dubExport, row.detected_language) } : {}
  return job.engines.media.makeFilm({ film: content, dub, ...original })
}

async function exportClips(dubExport: DubExport): Promise<RenderedFile> {
  const { job } = dubExport
  const placed = takesInLanguage(dubExport)
  const digits = Math.max(2, String(placed.length).length)
  const sounds: RenderedFile['sounds'] = []
  const entries: ZipEntry[] = []
  for (const [index, { take }] of placed.entries()) {
    const bytes = await encodeSound(dubExport, await job.load(take))
    const number = String(index + 1).padStart(digits, '0')
    entries.push({ name: `${number} ${withoutExtension(job.row.file_name)}.${job.row.format}`, bytes })
    sounds.push({ bytes, parts: [{ take, start: 0 }] })
    await job.onProgress((0.9 * (index + 1)) / placed.length)
  }
  return { bytes: createZip(entries, new Date(job.row.created_at)), sounds }
}

async function wholeSound(dubExport: DubExport): Promise<RenderedFile> {
  const audio = await mixOf(dubExport.job, dubExport.row, dubExport)
  await dubExport.job.onProgress(0.6)
  const bytes = await encodeSound(dubExport, audio)
  return { bytes, sounds: [{ bytes, parts: takesInLanguage(dubExport) }] }
}

export async function exportDub(job: ExportJob): Promise<RenderedFile> {
  const row = job.db.dubbings.need(job.row.project_id)
  const dubExport = { job, row, language: job.row.language ?? row.dubbed_languages[0] ?? 0 }
  const { format, layout } = job.row
  if (format === 'mp4' || format === 'webm') {
    const bytes = await exportFilm(dubExport)
    return { bytes, sounds: [{ bytes, parts: takesInLanguage(dubExport) }] }
  }
  if (format === 'docx') return { bytes: writeScript(job.db, row, dubExport.language), sounds: [] }
  if (format === 'srt' || format === 'vtt') {
    return { bytes: writeSubtitles(job.db, row, { kind: format, language: dubExport.language }), sounds: [] }
  }
  return layout === 'per_block' ? exportClips(dubExport) : wholeSound(dubExport)
}
