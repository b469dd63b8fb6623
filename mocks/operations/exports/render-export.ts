import { createZip, type ZipEntry } from '#mocks/engines/archive/zip.ts'
import { type Mp3BitRate, mp3BitRates } from '#mocks/engines/audio/encode-mp3.ts'
import { encodeWav } from '#mocks/engines/audio/encode-wav.ts'
import { joinAudio } from '#mocks/engines/audio/join-audio.ts'
import type { PcmAudio } from '#mocks/engines/audio/pcm-audio.ts'
import type { Engines } from '#mocks/engines/engines.ts'
import { type CueBlock, cuesFromWords } from '#mocks/engines/subtitles/cues-from-words.ts'
import { writeSrt } from '#mocks/engines/subtitles/write-srt.ts'
import { writeVtt } from '#mocks/engines/subtitles/write-vtt.ts'
import type { TakeRow } from '#mocks/kernel/rows/project-rows.ts'
import type { ExportRow } from '#mocks/kernel/rows/run-rows.ts'
import type { ExportPart } from './export-parts.ts'

interface Job {
  row: ExportRow
  parts: readonly ExportPart[]
  engines: Engines
  signal: AbortSignal
  load(part: ExportPart): Promise<PcmAudio>
  onProgress(share: number): Promise<void>
}

interface Sound {
  bytes: Uint8Array
  parts: readonly { take: TakeRow; start: number }[]
}

export interface Rendered {
  bytes: Uint8Array<ArrayBuffer>
  sounds: Sound[]
}

interface Entry extends ZipEntry {
  sound?: Sound['parts']
}

type Subtitles = 'srt' | 'vtt'

const isSubtitles = (format: string): format is Subtitles => format === 'srt' || format === 'vtt'

const bitRateOf = (quality: string | null): Mp3BitRate =>
  mp3BitRates.find((rate) => String(rate) === quality) ?? 128

const stemOf = (name: string) => name.replace(/\.[^.]+$/, '')

function subtitles(kind: Subtitles, blocks: readonly CueBlock[]): Uint8Array<ArrayBuffer> {
  const cues = cuesFromWords(blocks)
  return new TextEncoder().encode(kind === 'srt' ? writeSrt(cues) : writeVtt(cues))
}

function encode({ row, engines, signal }: Job, audio: PcmAudio): Promise<Uint8Array<ArrayBuffer>> {
  if (row.format === 'wav') return Promise.resolve(encodeWav(audio))
  return engines.encoder.encodeMp3(audio, bitRateOf(row.quality), { signal })
}

function startsOf({ parts, row }: Job): CueBlock[] {
  let start = 0
  return parts.map(({ take }) => {
    const block = { start, words: take.words }
    start += take.duration + row.gap
    return block
  })
}

async function singleFiles(job: Job): Promise<Entry[]> {
  const { row, parts } = job
  const stem = stemOf(row.file_name)
  if (isSubtitles(row.format)) {
    return [{ name: `${stem}.${row.format}`, bytes: subtitles(row.format, startsOf(job)) }]
  }
  const sounds: PcmAudio[] = []
  for (const part of parts) {
    sounds.push(await job.load(part))
    await job.onProgress((0.6 * sounds.length) / parts.length)
  }
  const joined = joinAudio(sounds, row.gap)
  const sound = parts.map(({ take }, index) => ({ take, start: joined.starts[index] ?? 0 }))
  const audio = { name: `${stem}.${row.format}`, bytes: await encode(job, joined), sound }
  if (row.subtitles === null) return [audio]
  const blocks = sound.map(({ take, start }) => ({ start, words: take.words }))
  return [audio, { name: `${stem}.${row.subtitles}`, bytes: subtitles(row.subtitles, blocks) }]
}

async function filesPerBlock(job: Job): Promise<Entry[]> {
  const { row, parts } = job
  const digits = Math.max(2, String(parts.length).length)
  const entries: Entry[] = []
  for (const part of parts) {
    const stem = `${String(part.number).padStart(digits, '0')} ${stemOf(row.file_name)}`
    const cues = [{ start: 0, words: part.take.words }]
    if (isSubtitles(row.format)) {
      entries.push({ name: `${stem}.${row.format}`, bytes: subtitles(row.format, cues) })
    } else {
      const sound = [{ take: part.take, start: 0 }]
      entries.push({ name: `${stem}.${row.format}`, bytes: await encode(job, await job.load(part)), sound })
      if (row.subtitles)
        entries.push({ name: `${stem}.${row.subtitles}`, bytes: subtitles(row.subtitles, cues) })
    }
    await job.onProgress((0.9 * part.number) / parts.length)
  }
  return entries
}

export const isArchive = ({
  layout,
  subtitles: beside,
  format,
}: Pick<ExportRow, 'layout' | 'subtitles' | 'format'>) =>
  layout === 'per_block' || (beside !== null && !isSubtitles(format))

export async function renderExport(job: Job): Promise<Rendered> {
  const entries = job.row.layout === 'per_block' ? await filesPerBlock(job) : await singleFiles(job)
  const [first] = entries
  if (!first) throw new Error('an export without parts')
  const sounds = entries.flatMap(({ bytes, sound: parts }) => (parts ? [{ bytes, parts }] : []))
  return { bytes: isArchive(job.row) ? createZip(entries) : new Uint8Array(first.bytes), sounds }
}
