import { createZip, type ZipEntry } from '#mocks/engines/archive/zip.ts'
import { joinBytes } from '#mocks/engines/audio/byte-writer.ts'
import { type Mp3BitRate, mp3BitRates } from '#mocks/engines/audio/encode-mp3.ts'
import { encodeWav } from '#mocks/engines/audio/encode-wav.ts'
import { joinAudio } from '#mocks/engines/audio/join-audio.ts'
import type { PcmAudio } from '#mocks/engines/audio/pcm-audio.ts'
import { type SoundTags, writeId3 } from '#mocks/engines/audio/write-id3.ts'
import { writeM4b } from '#mocks/engines/audio/write-m4b.ts'
import type { ExportJob, Rendered } from '#mocks/features/exports/export-job.ts'
import type { ShopCheck } from '#src/contract/runs.ts'
import {
  type BookChapter,
  bookChapters,
  type ChapterSound,
  joinChapters,
  soundOfChapter,
} from './book-chapters.ts'
import { type BookFacts, bookFacts, tagsOf } from './book-tags.ts'
import { forShop, SAMPLE_S, SHOP_KBPS, shopCheck } from './shop-check.ts'
import { writeEpub } from './write-epub.ts'

interface Work {
  job: ExportJob
  facts: BookFacts
  chapters: readonly BookChapter[]
}

const kbpsOf = ({ row }: ExportJob): Mp3BitRate =>
  row.is_for_shop ? SHOP_KBPS : (mp3BitRates.find((rate) => String(rate) === row.quality) ?? 128)

async function soundFile({ job }: Work, audio: PcmAudio, tags: SoundTags): Promise<Uint8Array> {
  if (job.row.format === 'wav') return encodeWav(audio)
  return joinBytes(
    writeId3(tags),
    await job.engines.encoder.encodeMp3(audio, kbpsOf(job), { signal: job.signal }),
  )
}

/** The sounds of all chapters; reports how far it is between `from` and `to`. */
async function allSounds({ job, chapters }: Work, to: number): Promise<ChapterSound[]> {
  const sounds: ChapterSound[] = []
  for (const chapter of chapters) {
    const { audio, spoken } = await soundOfChapter(job, chapter)
    sounds.push({ spoken, audio: job.row.is_for_shop ? forShop(audio) : audio })
    await job.onProgress((to * sounds.length) / chapters.length)
  }
  return sounds
}

async function oneFile(work: Work): Promise<Rendered> {
  const { job, facts, chapters } = work
  const { audio, marks, spoken } = joinChapters(chapters, await allSounds(work, 0.5))
  const tags = { ...tagsOf(facts), chapters: marks }
  const bytes =
    job.row.format === 'm4b'
      ? writeM4b(await job.engines.encoder.encodeAac(audio, kbpsOf(job), { signal: job.signal }), tags)
      : new Uint8Array(await soundFile(work, audio, tags))
  const shopChecks = job.row.is_for_shop ? [shopCheck(job.row.file_name, audio)] : undefined
  return { bytes, sounds: [{ bytes, parts: spoken }], ...(shopChecks && { shopChecks }) }
}

const SAMPLE_NAME = '00 Sample'

/** The beginning of the book, as shops play it before it is bought. */
async function sampleFile(work: Work, first: ChapterSound): Promise<{ entry: ZipEntry; check: ShopCheck }> {
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
  const bytes = await soundFile(work, audio, { ...tagsOf(work.facts), title: work.facts.title })
  return { entry: { name, bytes }, check: shopCheck(name, audio) }
}

async function filePerChapter(work: Work): Promise<Rendered> {
  const { job, facts, chapters } = work
  const sounds = await allSounds(work, 0.4)
  const digits = Math.max(2, String(chapters.length).length)
  const entries: ZipEntry[] = []
  const shopChecks: ShopCheck[] = []
  const rendered: Rendered['sounds'] = []
  for (const [index, { audio, spoken }] of sounds.entries()) {
    const title = chapters[index]?.title || facts.title
    const name = `${String(index + 1).padStart(digits, '0')} ${title}.${job.row.format}`
    const track = { number: index + 1, of: chapters.length }
    const bytes = await soundFile(work, audio, { ...tagsOf(facts), title, track })
    entries.push({ name, bytes })
    rendered.push({ bytes, parts: spoken })
    if (job.row.is_for_shop) shopChecks.push(shopCheck(name, audio))
    await job.onProgress(0.4 + (0.5 * (index + 1)) / chapters.length)
  }
  const [first] = sounds
  if (job.row.is_for_shop && first) {
    const { entry, check } = await sampleFile(work, first)
    entries.unshift(entry)
    shopChecks.unshift(check)
  }
  return {
    bytes: createZip(entries, new Date(job.row.created_at)),
    sounds: rendered,
    ...(shopChecks.length > 0 && { shopChecks }),
  }
}

async function bookWithSound(work: Work): Promise<Rendered> {
  const { job, facts, chapters } = work
  const sounds = await allSounds(work, 0.4)
  const spoken = []
  for (const [index, { title }] of chapters.entries()) {
    const sound = sounds[index]
    if (!sound) continue
    const mp3 = await job.engines.encoder.encodeMp3(sound.audio, kbpsOf(job), { signal: job.signal })
    spoken.push({ title: title || facts.title, mp3, ...sound })
    await job.onProgress(0.4 + (0.5 * (index + 1)) / chapters.length)
  }
  const bytes = await writeEpub(facts, spoken, job.row.created_at)
  return { bytes, sounds: spoken.map(({ mp3, spoken: parts }) => ({ bytes: mp3, parts })) }
}

/** Makes the file of a book: chapters in one file or one each, or text and sound together. */
export async function exportBook(job: ExportJob): Promise<Rendered> {
  const work = { job, facts: await bookFacts(job), chapters: bookChapters(job) }
  if (work.chapters.length === 0) throw new Error('a book without chapters')
  if (job.row.format === 'epub') return bookWithSound(work)
  return job.row.layout === 'per_block' ? filePerChapter(work) : oneFile(work)
}
