import { expect, test } from 'vitest'
import { joinBytes } from '#src/rules/byte-writer.ts'
import { probeChapters } from '#tests/support/backend/probe-audio.ts'
import { joinTracks, samplesInTrack } from './aac-track.ts'
import { createNodeAudioEncoder } from './create-node-audio-encoder.ts'
import { writeId3 } from './write-id3.ts'
import { writeM4b } from './write-m4b.ts'

const RATE = 44_100
const SECONDS = 12

const tone = {
  sampleRate: RATE,
  samples: Int16Array.from({ length: RATE * SECONDS }, (_, index) => 9_000 * Math.sin(index / 20)),
}
const JPEG = Uint8Array.from(
  atob(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z',
  ),
  (sign) => sign.charCodeAt(0),
)
const tags = {
  title: 'Xəzər sahilində bir il',
  artist: 'Leyla Əliyeva',
  album: 'Xəzər sahilində bir il',
  language: 'aze',
  cover: { mime: 'image/jpeg', bytes: JPEG },
  chapters: [
    { title: 'Birinci fəsil. Külək', start: 0, end: 5 },
    { title: 'Глава вторая', start: 5, end: 8.25 },
    { title: 'Son', start: 8.25, end: SECONDS },
  ],
}
const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer())

const { encodeAac, encodeMp3 } = createNodeAudioEncoder()

test.each([
  ['an M4B', async () => bytesOf(writeM4b(await encodeAac(tone, 64), tags))],
  ['an MP3', async () => joinBytes(writeId3(tags), await encodeMp3(tone, 128))],
])('another program finds title, language, cover and chapters of %s', async (_, make) => {
  const found = await probeChapters(await make())
  expect(found.chapters).toEqual(tags.chapters)
  expect(found).toMatchObject({ title: tags.title, artist: tags.artist, language: 'aze', hasCover: true })
  expect(Math.abs(found.duration - SECONDS)).toBeLessThan(0.06)
})

test.each([
  ['an M4B', async () => bytesOf(writeM4b(await encodeAac(tone, 64), { ...tags, artist: '' }))],
  ['an MP3', async () => joinBytes(writeId3({ ...tags, artist: '' }), await encodeMp3(tone, 128))],
])(
  '%s of a book without an author has no author, not even an empty one',
  { tags: 'long' },
  async (_, make) => {
    expect(await probeChapters(await make())).not.toHaveProperty('artist')
  },
)

test('a book of many hours is written completely', { tags: 'long' }, async () => {
  const sound = await encodeAac({ sampleRate: RATE, samples: tone.samples.subarray(0, RATE) }, 64)
  const many = joinTracks(Array.from({ length: 10_000 }, () => sound))
  const book = writeM4b(many, tags)
  expect(book.size).toBeGreaterThan(10_000 * sound.content.size)
})

test('separately encoded chapters are one sound, each at its position', { tags: 'long' }, async () => {
  const track = await encodeAac(tone, 64)
  const chapters = [0, 1, 2].map((index) => {
    const [start, end] = [index, index + 1].map((number) => (number * samplesInTrack(track)) / RATE)
    return { title: `${index}`, start: start ?? 0, end: end ?? 0 }
  })
  const found = await probeChapters(
    await bytesOf(writeM4b(joinTracks([track, track, track]), { ...tags, chapters })),
  )
  expect(found.chapters.map(({ title }) => title)).toEqual(['0', '1', '2'])
  expect(Math.abs(found.duration - 3 * SECONDS)).toBeLessThan(0.2)
})
