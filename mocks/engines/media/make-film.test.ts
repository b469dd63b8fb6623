import {
  BlobSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  type InputTrack,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny'
import { expect, test } from 'vitest'
import { chunksByTrack, movieIn } from '#src/rules/cut-off/mp4-chunks.ts'
import { filmWith, pictureBytes } from '#tests/support/film-file.ts'
import { createNodeAudioEncoder } from '../audio/create-node-audio-encoder.ts'
import { makeFilm } from './make-film.ts'

const RATE = 24_000
const SECONDS = 12
const tone = {
  sampleRate: RATE,
  samples: Int16Array.from({ length: SECONDS * RATE }, (_, at) => 9000 * Math.sin(at / 7)),
}
const dubOf = async () => ({ sound: await createNodeAudioEncoder().encodeAac(tone, 64), language: 'aze' })

async function tracksOf(film: Blob) {
  const input = new Input({ source: new BlobSource(film), formats: [MP4] })
  const tracks = await input.getTracks()
  return { input, tracks }
}

const configOf = async (track: InputTrack) =>
  ((track.isVideoTrack() || track.isAudioTrack()) && (await track.getDecoderConfig())) as never

/**
 * A film with compressed sound, as cameras, editors and streaming sites write it. @param filler bytes in each packet
 * of its picture
 */
async function filmAs(fastStart: 'in-memory' | 'fragmented' | false, filler = 0): Promise<Blob> {
  const silent = await filmWith(tone)
  const withSound = await makeFilm({ film: silent, dub: await dubOf() })
  const { tracks } = await tracksOf(withSound)
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart }), target })
  const sources = tracks.map((track) => {
    if (track.isVideoTrack()) {
      const source = new EncodedVideoPacketSource(track.codec ?? 'avc')
      output.addVideoTrack(source)
      return source
    }
    const source = new EncodedAudioPacketSource('aac')
    output.addAudioTrack(source)
    return source
  })
  await output.start()
  await Promise.all(
    tracks.map(async (track, index) => {
      const meta = { decoderConfig: await configOf(track) }
      for await (const { data, type, timestamp, duration } of new EncodedPacketSink(track).packets()) {
        const bytes = track.isVideoTrack() ? new Uint8Array([...data, ...new Uint8Array(filler)]) : data
        await sources[index]?.add(new EncodedPacket(bytes, type, timestamp, duration), meta)
      }
      sources[index]?.close()
    }),
  )
  await output.finalize()
  return new Blob([target.buffer ?? new ArrayBuffer()])
}

async function soundBytes(film: Blob, place: number): Promise<Uint8Array[]> {
  const { tracks } = await tracksOf(film)
  const track = tracks.filter((each) => each.isAudioTrack())[place]
  if (!track) throw new Error('no such sound')
  const bytes: Uint8Array[] = []
  for await (const { data } of new EncodedPacketSink(track).packets()) bytes.push(data)
  return bytes
}

test.each([
  ['whose list of packets comes first', 'in-memory'],
  ['whose list of packets comes last', false],
  ['that lies in fragments', 'fragmented'],
] as const)('picture and sound of a film %s are copied byte by byte', async (_, fastStart) => {
  const film = await filmAs(fastStart)
  const dub = await dubOf()
  const made = await makeFilm({ film, dub, original: 'eng' })
  expect(await pictureBytes(made)).toEqual(await pictureBytes(film))
  expect(await soundBytes(made, 1)).toEqual(await soundBytes(film, 0))
  const sounds = await soundBytes(made, 0)
  expect(sounds.map(({ length }) => length)).toEqual(dub.sound.sizes.slice(0, sounds.length))
})

/** The same file, read by Node in pieces. */
async function inPieces(file: Blob): Promise<Blob> {
  const SIZE = 16_384
  const pieces: ArrayBuffer[] = []
  for (let at = 0; at < file.size; at += SIZE) pieces.push(await file.slice(at, at + SIZE).arrayBuffer())
  return new Blob(pieces)
}

/** Counts the bytes read from a file and its slices. */
function watched(file: Blob) {
  let bytes = 0
  const watch = (blob: Blob): Blob =>
    Object.assign(blob, {
      slice: (...range: Parameters<Blob['slice']>) => watch(Blob.prototype.slice.apply(blob, range)),
      arrayBuffer: () => {
        bytes += blob.size
        return Blob.prototype.arrayBuffer.call(blob)
      },
      stream: () =>
        Blob.prototype.stream.call(blob).pipeThrough(
          new TransformStream({
            transform(chunk: Uint8Array, controller) {
              bytes += chunk.length
              controller.enqueue(chunk)
            },
          }),
        ),
    })
  return { file: watch(file.slice()), read: () => bytes }
}

test('a film is made without reading its packets, so that a large one takes no memory', {
  tags: 'long',
}, async () => {
  const film = await inPieces(await filmAs(false, 50_000))
  const { file, read } = watched(film)
  const made = await makeFilm({ film: file, dub: await dubOf(), original: 'eng' })
  expect(made.size).toBeGreaterThan(film.size)
  expect(read()).toBeLessThan(film.size / 10)
})

test('picture and sound of the same moment are adjacent in a film', { tags: 'long' }, async () => {
  const made = await makeFilm({ film: await filmAs('in-memory'), dub: await dubOf() })
  const movie = await movieIn(made)
  const [picture = [], sound = []] = movie ? [...chunksByTrack(movie).values()] : []
  expect(picture.length).toBeGreaterThan(SECONDS)
  const behind = sound.map(({ from }) => picture.filter((chunk) => chunk.from < from).length / picture.length)
  const apart = behind.map((share, index) => Math.abs(share - index / sound.length))
  expect(Math.max(...apart)).toBeLessThan(0.15)
})
