import { createZip, type ZipEntry } from '#mocks/engines/archive/zip.ts'
import { encodeWav } from '#mocks/engines/audio/encode-wav.ts'
import { joinAudio } from '#mocks/engines/audio/join-audio.ts'
import { type Mp3BitRate, mp3BitRates } from '#mocks/engines/audio/mp3-bit-rates.ts'
import type { PcmAudio } from '#mocks/engines/audio/pcm-audio.ts'
import { type SoundTags, writeId3 } from '#mocks/engines/audio/write-id3.ts'
import { type CueBlock, cuesFromWords } from '#mocks/engines/subtitles/cues-from-words.ts'
import { writeSrt } from '#mocks/engines/subtitles/write-srt.ts'
import { writeVtt } from '#mocks/engines/subtitles/write-vtt.ts'
import {
  type ExportJob,
  type PlacedTake,
  type RenderedFile,
  soundOf,
  spokenAt,
} from '#mocks/features/exports/export-job.ts'
import { type ExportPart, gapsOf, isSpokenPart } from '#mocks/features/exports/export-parts.ts'
import { joinBytes } from '#src/rules/byte-writer.ts'
import { withoutExtension } from '#src/rules/file-name.ts'
import { trackLanguage } from '#src/rules/track-language.ts'
import { isArchive, isSubtitles, type Subtitles } from './is-archive.ts'

interface RenderedEntry extends ZipEntry {
  sound?: PlacedTake[]
}

const bitRateOf = (quality: string | null): Mp3BitRate =>
  mp3BitRates.find((rate) => String(rate) === quality) ?? 128

function writeSubtitleFile(kind: Subtitles, blocks: readonly CueBlock[]): Uint8Array<ArrayBuffer> {
  const cues = cuesFromWords(blocks)
  return new TextEncoder().encode(kind === 'srt' ? writeSrt(cues) : writeVtt(cues))
}

/** Tags that players show: the project, the voices that speak in it, and its number among several. */
function tagsOf({ db, row }: ExportJob, parts: readonly ExportPart[], track?: SoundTags['track']): SoundTags {
  const { title, language, voice_id } = db.projects.need(row.project_id)
  const voices = parts
    .filter(isSpokenPart)
    .map(({ take }) => db.voices.get(take.voice_id ?? voice_id ?? 0)?.name)
  return {
    title: track ? `${title} ${track.number}` : title,
    artist: [...new Set(voices)].filter(Boolean).join(', '),
    album: title,
    language: trackLanguage(db.languages.get(language)?.code ?? 'und'),
    ...(track && { track }),
  }
}

async function encodeSound({ row, engines, signal }: ExportJob, audio: PcmAudio, tags: SoundTags) {
  if (row.format === 'wav') return encodeWav(audio)
  const sound = await engines.encoder.encodeMp3(audio, bitRateOf(row.quality), { signal })
  return joinBytes(writeId3(tags), sound)
}

const secondsOf = (part: ExportPart) => (isSpokenPart(part) ? part.take.duration : part.pause)

/** Start of each part within one file, in seconds. */
function startsOf({ parts, row }: ExportJob): number[] {
  const gaps = gapsOf(parts, row.gap)
  let end = 0
  return parts.map((part, index) => {
    const start = end + (index === 0 ? 0 : (gaps[index - 1] ?? 0))
    end = start + secondsOf(part)
    return start
  })
}

const cuesOf = (parts: readonly PlacedTake[]): CueBlock[] =>
  parts.map(({ take, start }) => ({ start, end: start + take.duration, words: take.words }))

async function singleFiles(job: ExportJob): Promise<RenderedEntry[]> {
  const { row, parts } = job
  const stem = withoutExtension(row.file_name)
  if (isSubtitles(row.format)) {
    const spoken = spokenAt(parts, startsOf(job))
    return [{ name: `${stem}.${row.format}`, bytes: writeSubtitleFile(row.format, cuesOf(spoken)) }]
  }
  const sounds: PcmAudio[] = []
  for (const part of parts) {
    sounds.push(await soundOf(job, part))
    await job.onProgress((0.6 * sounds.length) / parts.length)
  }
  const joined = joinAudio(sounds, gapsOf(parts, row.gap))
  const sound = spokenAt(parts, joined.starts)
  const audio = {
    name: `${stem}.${row.format}`,
    bytes: await encodeSound(job, joined, tagsOf(job, parts)),
    sound,
  }
  if (row.subtitles === null) return [audio]
  return [audio, { name: `${stem}.${row.subtitles}`, bytes: writeSubtitleFile(row.subtitles, cuesOf(sound)) }]
}

async function filesPerBlock(job: ExportJob): Promise<RenderedEntry[]> {
  const { row, parts } = job
  const digits = Math.max(2, String(parts.length).length)
  const entries: RenderedEntry[] = []
  for (const part of parts) {
    const stem = `${String(part.number).padStart(digits, '0')} ${withoutExtension(row.file_name)}`
    const spoken = spokenAt([part], [0])
    const kind = isSubtitles(row.format) ? row.format : row.subtitles
    if (!isSubtitles(row.format)) {
      const tags = tagsOf(job, [part], { number: part.number, of: parts.length })
      const bytes = await encodeSound(job, await soundOf(job, part), tags)
      entries.push({ name: `${stem}.${row.format}`, bytes, sound: spoken })
    }
    if (kind !== null && spoken.length > 0) {
      entries.push({ name: `${stem}.${kind}`, bytes: writeSubtitleFile(kind, cuesOf(spoken)) })
    }
    await job.onProgress((0.9 * part.number) / parts.length)
  }
  return entries
}

export async function renderExport(job: ExportJob): Promise<RenderedFile> {
  const entries = job.row.layout === 'per_block' ? await filesPerBlock(job) : await singleFiles(job)
  const [first] = entries
  if (!first) throw new Error('an export without parts')
  const sounds = entries.flatMap(({ bytes, sound: parts }) => (parts ? [{ bytes, parts }] : []))
  return {
    bytes: isArchive(job.row)
      ? createZip(entries, new Date(job.row.created_at))
      : new Uint8Array(first.bytes),
    sounds,
  }
}
