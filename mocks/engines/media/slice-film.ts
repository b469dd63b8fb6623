import { Mp4OutputFormat, NullTarget, Output } from 'mediabunny'
import { utf8 } from '#src/rules/byte-writer.ts'
import { type ByteRange, chunksByTrack, movieIn } from '#src/rules/cut-off/mp4-chunks.ts'
import { appendedFile } from '#src/rules/growing-file.ts'
import { u32 } from '#src/rules/write-mp4.ts'
import { type FilmTrack, interleaveTracks } from './film-tracks.ts'

const lengthOf = (stretches: readonly ByteRange[]) =>
  stretches.reduce((sum, { from, to }) => sum + to - from, 0)

/** Bytes of a box's length and name. */
const BOX_HEAD_BYTES = 8

interface FilmHead {
  kind: Uint8Array<ArrayBuffer>
  movie: Uint8Array<ArrayBuffer>
}

/** The two boxes before the packets. */
function createHead() {
  let [kind, movie]: Uint8Array<ArrayBuffer>[] = []
  const format = new Mp4OutputFormat({
    fastStart: 'in-memory',
    onFtyp: (data) => {
      kind = data.slice()
    },
    onMoov: (data) => {
      movie = data.slice()
    },
  })
  return {
    format,
    written(): FilmHead {
      if (!kind || !movie) throw new Error('the film has no head')
      return { kind, movie }
    },
  }
}

/** The packets of a track in a separate file, for films that do not tell their positions. */
async function packetsFile(track: FilmTrack): Promise<Blob> {
  const file = appendedFile()
  for await (const { data } of track.packets(false)) await file.add(data)
  return file.finish()
}

/** @param chunks of the track in the film that it is copied from */
async function contentOf(track: FilmTrack, film: Blob, chunks: readonly ByteRange[], bytes: number) {
  if (track.content) return track.content
  const isThere = lengthOf(chunks) === bytes
  return isThere ? new Blob(chunks.map(({ from, to }) => film.slice(from, to))) : packetsFile(track)
}

interface Chunk extends ByteRange {
  content: Blob
}

/** All chunks of a film in file order. Tracks are numbered in the order in which they were added. */
function chunksIn(movie: Uint8Array, contents: readonly Blob[]): Chunk[] {
  const view = new DataView(movie.buffer, movie.byteOffset + BOX_HEAD_BYTES, movie.length - BOX_HEAD_BYTES)
  const stretches = chunksByTrack(view)
  const chunks = contents.flatMap((content, index) => {
    let at = 0
    return (stretches.get(index + 1) ?? []).map(({ from, to }) => {
      const size = to - from
      at += size
      return { from, to, content: content.slice(at - size, at) }
    })
  })
  return chunks.sort((a, b) => a.from - b.from)
}

/** @throws Error if the chunks differ from the list of packets */
function assembleFilm({ kind, movie }: FilmHead, chunks: readonly Chunk[]): Blob {
  const size = lengthOf(chunks)
  const head = [kind, movie, u32(size + BOX_HEAD_BYTES), utf8('mdat')]
  let end = head.reduce((sum, { length }) => sum + length, 0)
  for (const { from, to, content } of chunks) {
    if (from !== end || content.size !== to - from) throw new Error('the film does not hold its packets')
    end = to
  }
  return new Blob([...head, ...chunks.map(({ content }) => content)])
}

/**
 * Makes an MP4 by writing only the list of packets: the packets are slices of their files and never enter memory.
 * The list comes first, so that a player can start before it has the whole film.
 */
export async function sliceFilm(film: Blob, tracks: readonly FilmTrack[]): Promise<Blob> {
  const { format, written } = createHead()
  const laid = await interleaveTracks(new Output({ format, target: new NullTarget() }), tracks, true)
  const movie = await movieIn(film)
  const there = movie ? chunksByTrack(movie) : new Map<number, ByteRange[]>()
  const contents: Blob[] = []
  for (const [index, track] of tracks.entries()) {
    contents.push(await contentOf(track, film, there.get(track.copied?.id ?? 0) ?? [], laid[index] ?? 0))
  }
  const head = written()
  return assembleFilm(head, chunksIn(head.movie, contents))
}
