import { expect, test } from 'vitest'
import { chunksByTrack } from './mp4-chunks.ts'
import { hasWholeFragments } from './mp4-fragments.ts'
import { tracksIn } from './mp4-tracks.ts'

const joined = (parts: readonly Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]))

/** Numbers of 32 bits. */
function words(...numbers: number[]) {
  const view = new DataView(new ArrayBuffer(numbers.length * 4))
  for (const [index, number] of numbers.entries()) view.setInt32(index * 4, number)
  return new Uint8Array(view.buffer)
}

function box(name: string, ...content: readonly Uint8Array[]) {
  const body = joined(content)
  return joined([words(8 + body.length), new TextEncoder().encode(name), body])
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.slice().buffer)

const NUMBER = 1
const trackHeader = box('tkhd', words(0, 0, 0, NUMBER, 0, 0))

test('samples of equal size fill their chunks', () => {
  const table = box(
    'stbl',
    box('stsc', words(0, 1, 1, 3, 1)),
    box('stsz', words(0, 100, 6)),
    box('stco', words(0, 2, 1_000, 2_000)),
  )
  const movie = viewOf(box('trak', trackHeader, box('mdia', box('minf', table))))
  expect(chunksByTrack(movie).get(NUMBER)).toEqual([
    { from: 1_000, to: 1_300 },
    { from: 2_000, to: 2_300 },
  ])
})

test('a track that plays from its first moment, after a pause, has both parts', () => {
  const [movieScale, mediaScale] = [1_000, 8_000]
  const edits = box('edts', box('elst', words(0, 2, 500, -1, 0x1_0000, 2_000, 0, 0x1_0000)))
  const times = box('mdhd', words(0, 0, 0, mediaScale, 16_000))
  const movie = joined([
    box('mvhd', words(0, 0, 0, movieScale, 2_500)),
    box('trak', trackHeader, edits, box('mdia', times)),
  ])
  expect(tracksIn(viewOf(movie))[0]?.edits).toEqual([
    { from: undefined, seconds: 0.5 },
    { from: 0, seconds: 2 },
  ])
})

test('a film is whole if one of its fragments has no samples of a track', async () => {
  const film = new Blob([
    box('moov', box('mvex', box('trex', words(0, NUMBER, 1, 0, 100, 0)))),
    box(
      'moof',
      box('traf', box('tfhd', words(0, NUMBER)), box('tfdt', words(0, 0)), box('trun', words(0, 0))),
    ),
    box('mdat', words(0)),
  ])
  expect(await hasWholeFragments(film)).toBe(true)
})
