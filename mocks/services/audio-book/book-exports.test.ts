import { unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import type { AudioEncoder } from '#mocks/engines/audio/audio-encoder.ts'
import { createNodeAudioEncoder } from '#mocks/engines/audio/create-node-audio-encoder.ts'
import type { PcmAudio } from '#mocks/engines/audio/pcm-audio.ts'
import type { ExportJob } from '#mocks/features/exports/export-job.ts'
import { exportParts } from '#mocks/features/exports/export-parts.ts'
import type { TakeRow } from '#mocks/kernel/rows/project-rows.ts'
import type { ExportRow } from '#mocks/kernel/rows/run-rows.ts'
import type { Project } from '#src/contract/project.ts'
import { bookOf, exportBook, generateBook } from '#tests/support/backend/book-project.ts'
import { epubFindings } from '#tests/support/backend/check-epub.ts'
import { type CustomerClient, customerIn } from '#tests/support/backend/customer-client.ts'
import { probeAudio, probeChapters, probeLevels, probeSilences } from '#tests/support/backend/probe-audio.ts'
import { epubFile, seaside } from '#tests/support/book-files.ts'
import { exportBook as writeBook } from './export-book.ts'
import { shopCheck } from './shop-check.ts'

let client: CustomerClient
let project: Project

beforeAll(async () => {
  client = await customerIn()
  project = await bookOf(client, epubFile(seaside))
  await generateBook(client, project)
})

test('every file for shops follows the rules, as measured by another program', async () => {
  const { file, bytes } = await exportBook(client, project, {
    format: 'mp3',
    layout: 'per_block',
    is_for_shop: true,
  })
  const entries = Object.entries(unzipSync(bytes))
  expect(entries.map(([name]) => name)).toEqual(file.shop_checks?.map((check) => check.file_name))
  expect(entries[0]?.[0]).toBe('00 Sample.mp3')
  expect(file.shop_checks?.filter((check) => !check.is_passed)).toEqual([])
  for (const [name, mp3] of entries) {
    const { rms, peak, floor } = await probeLevels(mp3)
    const { head, tail } = await probeSilences(mp3)
    expect.soft(rms, name).toBeGreaterThanOrEqual(-23)
    expect.soft(rms, name).toBeLessThanOrEqual(-18)
    expect.soft(peak, name).toBeLessThanOrEqual(-3)
    expect.soft(floor, name).toBeLessThanOrEqual(-60)
    expect.soft(head, name).toBeGreaterThanOrEqual(0.5)
    expect.soft(head, name).toBeLessThanOrEqual(1)
    expect.soft(tail, name).toBeGreaterThanOrEqual(1)
    expect.soft(tail, name).toBeLessThanOrEqual(5)
    const { kbps, ...sound } = await probeAudio(mp3)
    expect.soft(sound, name).toMatchObject({ codec: 'mp3', sampleRate: 44_100 })
    // The picture in the file counts towards its bytes.
    expect.soft(Math.abs(kbps - 192), name).toBeLessThan(8)
    const { number, of } = { number: entries.findIndex(([each]) => each === name), of: entries.length - 1 }
    const tags = { album: seaside.title, artist: seaside.author, hasCover: true }
    expect
      .soft(await probeChapters(mp3), name)
      .toMatchObject(number === 0 ? tags : { ...tags, track: `${number}/${of}` })
  }
})

test('a book with sound is an EPUB with times for every paragraph', { tags: 'long' }, async () => {
  const { file, bytes } = await exportBook(client, project, { format: 'epub', quality: '64' })
  expect(file.mime).toBe('application/epub+zip')
  expect(epubFindings(bytes)).toEqual([])
  // The first entry names the type, uncompressed, at the position where readers look for it.
  expect(new TextDecoder().decode(bytes.subarray(30, 58))).toBe('mimetypeapplication/epub+zip')
  const entries = unzipSync(bytes)
  const text = (name: string) => new TextDecoder().decode(entries[name])
  const opf = text('book/package.opf')
  const named = [...opf.matchAll(/ href="([^"]+)"/g)].map(([, href]) => `book/${href}`)
  expect(named.toSorted()).toEqual(
    Object.keys(entries)
      .filter((name) => name.startsWith('book/') && !name.endsWith('.opf'))
      .toSorted(),
  )
  seaside.chapters.forEach(({ title, paragraphs }, index) => {
    const name = `chapter-00${index + 1}`
    const page = text(`book/${name}.xhtml`)
    for (const each of [title, ...paragraphs]) expect(page).toContain(each)
    const ids = [...page.matchAll(/ id="(p\d+)"/g)].map(([, id]) => id)
    const heard = [
      ...text(`book/${name}.smil`).matchAll(
        /xhtml#(p\d+)"\/><audio [^>]*clipBegin="([\d.]+)s" clipEnd="([\d.]+)s"/g,
      ),
    ]
    expect(heard.map(([, id]) => id)).toEqual(ids)
    const times = heard.flatMap(([, , begin, end]) => [Number(begin), Number(end)])
    expect(times).toEqual(times.toSorted((a, b) => a - b))
  })
})

test('a book with sound says how it can be perceived, and names its landmarks', {
  tags: 'long',
}, async () => {
  const { bytes } = await exportBook(client, project, { format: 'epub', quality: '64' })
  const entries = unzipSync(bytes)
  const text = (name: string) => new TextDecoder().decode(entries[name])
  const opf = text('book/package.opf')
  const said = (name: string) =>
    [...opf.matchAll(new RegExp(`<meta property="schema:${name}">([^<]+)</meta>`, 'g'))].map(
      ([, value]) => value,
    )
  expect(said('accessMode')).toEqual(['textual', 'auditory', 'visual'])
  expect(said('accessModeSufficient')).toContain('textual')
  expect(said('accessibilityFeature')).toContain('synchronizedAudioText')
  expect(said('accessibilityHazard')).toEqual(['none'])
  expect(said('accessibilitySummary')).toEqual([expect.stringMatching(/\p{L}+ .*\.$/u)])
  const [, landmarks = ''] =
    /<nav epub:type="landmarks"[^>]*>(.*?)<\/nav>/s.exec(text('book/contents.xhtml')) ?? []
  expect(
    [...landmarks.matchAll(/epub:type="(\w+)" href="([^"]+)"/g)].map(([, type, href]) => [type, href]),
  ).toEqual([['bodymatter', 'chapter-001.xhtml']])
})

test('one MP3 contains the book, with chapter marks', { tags: 'long' }, async () => {
  const { file, bytes } = await exportBook(client, project, { format: 'mp3', quality: '64' })
  expect(file).toMatchObject({ mime: 'audio/mpeg', file_name: `${seaside.title}.mp3` })
  const found = await probeChapters(bytes)
  expect(found).toMatchObject({ title: seaside.title, artist: seaside.author, hasCover: true })
  expect(found.chapters.map(({ title }) => title)).toEqual(seaside.chapters.map(({ title }) => title))
  expect(Math.abs((found.chapters.at(-1)?.end ?? 0) - found.duration)).toBeLessThan(0.1)
})

test('a book as WAV is as long as its chapters, without loss', async () => {
  const { bytes: mp3 } = await exportBook(client, project, { format: 'mp3', quality: '64' })
  const { bytes } = await exportBook(client, project, { format: 'wav' })
  const { codec, sampleRate, duration } = await probeAudio(bytes)
  expect({ codec, sampleRate }).toEqual({ codec: 'pcm_s16le', sampleRate: 44_100 })
  expect(Math.abs(duration - (await probeAudio(mp3)).duration)).toBeLessThan(0.3)
})

const SECOND = { sampleRate: 44_100, samples: new Int16Array(44_100).fill(900) }

test.each([
  { format: 'mp3', layout: 'single' },
  { format: 'mp3', layout: 'per_block' },
  { format: 'm4b', layout: 'single' },
  { format: 'epub', layout: 'single' },
] as const)(
  'a book as $format, $layout, is made chapter by chapter, so that hours need no more memory',
  async (chosen) => {
    const { db } = client.world
    const row = { ...chosen, project_id: project.id, block_ids: null, is_for_shop: false, created_at: 0 }
    const begun: string[] = []
    let encoded = 0
    const encoder = createNodeAudioEncoder()
    const job = {
      row,
      db,
      files: { read: () => Promise.resolve(undefined) },
      parts: exportParts(db, row as unknown as ExportRow),
      engines: {
        encoder: {
          ...encoder,
          encodeMp3: (audio, kbps) => {
            encoded += 1
            return encoder.encodeMp3(audio, kbps)
          },
          encodeAac: (audio, kbps) => {
            encoded += 1
            return encoder.encodeAac(audio, kbps)
          },
        } satisfies AudioEncoder,
      },
      load(take: TakeRow) {
        if (take.type === 'chapter') begun.push(take.text)
        expect(encoded).toBe(Math.max(0, begun.length - 1))
        return Promise.resolve(SECOND)
      },
      onProgress: () => Promise.resolve(),
    } as unknown as ExportJob
    const written = await writeBook(job)
    expect(begun).toEqual(seaside.chapters.map(({ title }) => title))
    expect(written.shopChecks).toBeUndefined()
    expect(new Blob([written.bytes]).size).toBeGreaterThan(1_000)
  },
)

test('the shop sample of a longer chapter is five minutes with the required silence at the end', async () => {
  const { db } = client.world
  const row = { format: 'mp3', layout: 'per_block', project_id: project.id, block_ids: null, created_at: 0 }
  const sixMinutes = { sampleRate: 44_100, samples: new Int16Array(360 * 44_100).fill(900) }
  const encoded: { seconds: number; tail: number }[] = []
  const job = {
    row: { ...row, is_for_shop: true },
    db,
    files: { read: () => Promise.resolve(undefined) },
    parts: exportParts(db, row as unknown as ExportRow).slice(0, 1),
    engines: {
      encoder: {
        encodeMp3({ samples, sampleRate }: PcmAudio) {
          const tail = samples.length - 1 - samples.findLastIndex((sample) => sample !== 0)
          encoded.push({ seconds: samples.length / sampleRate, tail: tail / sampleRate })
          return Promise.resolve(new Uint8Array(10))
        },
      },
    },
    load: () => Promise.resolve(sixMinutes),
    onProgress: () => Promise.resolve(),
  } as unknown as ExportJob
  await writeBook(job)
  expect(encoded[0]?.seconds).toBe(300)
  expect(encoded[0]?.tail).toBeCloseTo(2, 1)
  expect(encoded[1]?.seconds).toBeGreaterThan(360)
})

test('the reported loudness of a book as one file for shops equals another program’s measurement', async () => {
  const { file, bytes } = await exportBook(client, project, { format: 'mp3', is_for_shop: true })
  const [check, ...others] = file.shop_checks ?? []
  expect(others).toEqual([])
  expect(check).toMatchObject({ file_name: `${seaside.title}.mp3`, is_passed: true })
  const { rms, peak } = await probeLevels(bytes)
  expect(Math.abs((check?.rms ?? 0) - rms)).toBeLessThan(0.3)
  expect(Math.abs((check?.peak ?? 0) - peak)).toBeLessThan(1.5)
  expect(Math.abs((check?.duration ?? 0) - (await probeAudio(bytes)).duration)).toBeLessThan(0.3)
})

test('two hours are the longest file for shops', () => {
  const levels = { rms: 0.1, peak: 0.5, floor: 0.0001, head: 0.7, tail: 2 }
  expect(shopCheck('01 Long.mp3', { ...levels, duration: 7200 }).is_passed).toBe(true)
  expect(shopCheck('01 Longer.mp3', { ...levels, duration: 7201 }).is_passed).toBe(false)
})
