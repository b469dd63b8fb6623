import { zipOneByOne } from '#mocks/engines/archive/zip.ts'
import { type AacTrack, joinTracks, samplesInTrack } from '#mocks/engines/audio/aac-track.ts'
import { encodeWav, wavFileOf } from '#mocks/engines/audio/encode-wav.ts'
import { joinAudio } from '#mocks/engines/audio/join-audio.ts'
import { type Mp3BitRate, mp3BitRates } from '#mocks/engines/audio/mp3-bit-rates.ts'
import { durationOf, type PcmAudio } from '#mocks/engines/audio/pcm-audio.ts'
import { type SoundTags, writeId3 } from '#mocks/engines/audio/write-id3.ts'
import { writeM4b } from '#mocks/engines/audio/write-m4b.ts'
import type { ExportJob, PlacedTake, RenderedFile } from '#mocks/features/exports/export-job.ts'
import type { ShopCheck } from '#src/contract/runs.ts'
import { joinBytes } from '#src/rules/byte-writer.ts'
import { type BookChapter, bookChapters, type ChapterSound, soundOfChapter } from './book-chapters.ts'
import { type BookFacts, bookFacts, tagsOf } from './book-tags.ts'
import {
  joinMeasured,
  measureChapter,
  SAMPLE_S,
  SHOP_KBPS,
  shopCheck,
  withShopLoudness,
} from './shop-check.ts'
import { growingEpub } from './write-epub.ts'

interface BookExport {
  job: ExportJob
  facts: BookFacts
  chapters: readonly BookChapter[]
}

const kbpsOf = ({ row }: ExportJob): Mp3BitRate =>
  row.is_for_shop ? SHOP_KBPS : (mp3BitRates.find((rate) => String(rate) === row.quality) ?? 128)

async function soundFile(
  { job }: BookExport,
  audio: PcmAudio,
  tags: SoundTags,
): Promise<Uint8Array<ArrayBuffer>> {
  if (job.row.format === 'wav') return encodeWav(audio)
  return joinBytes(
    writeId3(tags),
    await job.engines.encoder.encodeMp3(audio, kbpsOf(job), { signal: job.signal }),
  )
}

/** Sounds of the chapters, one at a time: a book of ten hours does not fit into memory. */
async function* chapterSounds({
  job,
  chapters,
}: BookExport): AsyncGenerator<ChapterSound & { title: string }> {
  for (const [index, chapter] of chapters.entries()) {
    const { audio, spoken } = await soundOfChapter(job, chapter)
    yield { title: chapter.title, spoken, audio: job.row.is_for_shop ? withShopLoudness(audio) : audio }
    await job.onProgress((0.9 * (index + 1)) / chapters.length)
  }
}

interface Stretches {
  /** Returns the seconds of the sound within the file. */
  add(audio: PcmAudio): Promise<number>
  finish(tags: SoundTags): Blob
}

function mp3Stretches({ job }: BookExport): Stretches {
  const kbps = kbpsOf(job)
  const parts: Blob[] = []
  return {
    async add(audio) {
      const bytes = await job.engines.encoder.encodeMp3(audio, kbps, { signal: job.signal })
      parts.push(new Blob([bytes]))
      return (bytes.byteLength * 8) / (kbps * 1000)
    },
    finish: (tags) => new Blob([writeId3(tags), ...parts]),
  }
}

function m4bStretches({ job }: BookExport): Stretches {
  const tracks: AacTrack[] = []
  return {
    async add(audio) {
      const track = await job.engines.encoder.encodeAac(audio, kbpsOf(job), { signal: job.signal })
      tracks.push(track)
      return samplesInTrack(track) / track.sampleRate
    },
    finish: (tags) => writeM4b(joinTracks(tracks), tags),
  }
}

function wavStretches(): Stretches {
  const parts: Blob[] = []
  let sampleRate = 0
  return {
    add(audio) {
      // All supported machines are little-endian, as WAV requires.
      parts.push(new Blob([audio.samples]))
      sampleRate = audio.sampleRate
      return Promise.resolve(durationOf(audio))
    },
    finish: () => wavFileOf({ pcm: new Blob(parts), sampleRate }),
  }
}

const stretchesOf = { mp3: mp3Stretches, m4b: m4bStretches, wav: wavStretches }

async function exportOneFile(bookExport: BookExport): Promise<RenderedFile> {
  const { job, facts } = bookExport
  const { format, is_for_shop, file_name } = job.row
  const file = (stretchesOf[format as keyof typeof stretchesOf] ?? mp3Stretches)(bookExport)
  const chapters: NonNullable<SoundTags['chapters']>[number][] = []
  const parts: PlacedTake[] = []
  let figures: ReturnType<typeof measureChapter> | undefined
  let start = 0
  for await (const { title, audio, spoken } of chapterSounds(bookExport)) {
    const end = start + (await file.add(audio))
    chapters.push({ title, start, end })
    for (const each of spoken) parts.push({ take: each.take, start: start + each.start })
    if (is_for_shop) figures = figures ? joinMeasured(figures, measureChapter(audio)) : measureChapter(audio)
    start = end
  }
  const bytes = file.finish({ ...tagsOf(facts), chapters })
  return {
    bytes,
    sounds: [{ bytes, parts }],
    ...(figures && { shopChecks: [shopCheck(file_name, figures)] }),
  }
}

const SAMPLE_NAME = '00 Sample'

async function sampleFile(bookExport: BookExport, first: ChapterSound) {
  const { samples, sampleRate } = first.audio
  const tail = new Int16Array(2 * sampleRate)
  const cut = samples.slice(0, SAMPLE_S * sampleRate - tail.length)
  const audio =
    cut.length === samples.length
      ? first.audio
      : joinAudio([
          { sampleRate, samples: cut },
          { sampleRate, samples: tail },
        ])
  const name = `${SAMPLE_NAME}.mp3`
  const bytes = await soundFile(bookExport, audio, {
    ...tagsOf(bookExport.facts),
    title: bookExport.facts.title,
  })
  return { name, bytes, check: shopCheck(name, measureChapter(audio)) }
}

async function filePerChapter(bookExport: BookExport): Promise<RenderedFile> {
  const { job, facts, chapters } = bookExport
  const digits = Math.max(2, String(chapters.length).length)
  const zip = zipOneByOne(new Date(job.row.created_at))
  const shopChecks: ShopCheck[] = []
  const sounds: RenderedFile['sounds'] = []
  for await (const sound of chapterSounds(bookExport)) {
    const number = sounds.length + 1
    if (job.row.is_for_shop && number === 1) {
      const sample = await sampleFile(bookExport, sound)
      zip.add(sample.name, sample.bytes)
      shopChecks.push(sample.check)
    }
    const title = sound.title || facts.title
    const name = `${String(number).padStart(digits, '0')} ${title}.${job.row.format}`
    const track = { number, of: chapters.length }
    const bytes = await soundFile(bookExport, sound.audio, { ...tagsOf(facts), title, track })
    zip.add(name, bytes)
    sounds.push({ bytes: new Blob([bytes]), parts: sound.spoken })
    if (job.row.is_for_shop) shopChecks.push(shopCheck(name, measureChapter(sound.audio)))
  }
  return { bytes: zip.finish(), sounds, ...(shopChecks.length > 0 && { shopChecks }) }
}

async function bookWithSound(bookExport: BookExport): Promise<RenderedFile> {
  const { job, facts } = bookExport
  const book = growingEpub(facts, job.row.created_at)
  const sounds: RenderedFile['sounds'] = []
  for await (const { title, audio, spoken } of chapterSounds(bookExport)) {
    const mp3 = await job.engines.encoder.encodeMp3(audio, kbpsOf(job), { signal: job.signal })
    book.add({ title: title || facts.title, duration: durationOf(audio), spoken }, mp3)
    sounds.push({ bytes: new Blob([mp3]), parts: spoken })
  }
  return { bytes: await book.finish(), sounds }
}

export async function exportBook(job: ExportJob): Promise<RenderedFile> {
  const bookExport = { job, facts: await bookFacts(job), chapters: bookChapters(job) }
  if (bookExport.chapters.length === 0) throw new Error('a book without chapters')
  if (job.row.format === 'epub') return bookWithSound(bookExport)
  return job.row.layout === 'per_block' ? filePerChapter(bookExport) : exportOneFile(bookExport)
}
