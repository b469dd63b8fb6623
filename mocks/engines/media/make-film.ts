import {
  BlobSource,
  Input,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  Output,
  QTFF,
  StreamTarget,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import { type FilmTimes, filmTimes } from '#src/rules/film-times.ts'
import { growingFile } from '#src/rules/growing-file.ts'
import { MEGABYTE } from '#src/rules/limits.ts'
import { mediaTypeOf } from '#src/rules/media-type.ts'
import { repairedSound } from '#src/rules/repaired-sound.ts'
import { soundTrackOf } from '#src/rules/sound-stream.ts'
import {
  aacTrack,
  type FilmTrack,
  interleaveTracks,
  pictureTrack,
  soundTrack,
  vorbisTrack,
} from './film-tracks.ts'
import { type FilmOptions, UnreadableMedia } from './media-engine.ts'
import { sliceFilm } from './slice-film.ts'

/** A film is read once from start to end, so a small cache suffices. */
const CACHE_BYTES = 2 * MEGABYTE

interface OpenFilm {
  /** The film with a repaired head. */
  file: Blob
  input: Input
  picture: InputVideoTrack
  times: FilmTimes
}

async function withFilm<Result>(film: Blob, use: (open: OpenFilm) => Promise<Result>): Promise<Result> {
  const type = await mediaTypeOf(film)
  const file = type ? await repairedSound(film, type) : film
  const input = new Input({
    source: new BlobSource(file, { maxCacheSize: CACHE_BYTES }),
    formats: [MP4, QTFF, WEBM, MATROSKA],
  })
  try {
    const picture = await input.getPrimaryVideoTrack()
    if (!picture) throw new UnreadableMedia('unreadable')
    const times = await filmTimes(file, await soundTrackOf(input), picture)
    return await use({ file, input, picture, times })
  } finally {
    input.dispose()
  }
}

const pictureEnd = ({ picture }: FilmTimes) =>
  picture.reduce((end, { from, to, at }) => Math.max(end, at + to - from), 0)

/** @throws UnreadableMedia if there is no picture */
export const pictureLength = (film: Blob): Promise<number> =>
  withFilm(film, async ({ times }) => pictureEnd(times))

/** The film's own sound track, which players do not choose by default. */
async function ownTrack(
  { input, times }: OpenFilm,
  language: string | undefined,
): Promise<FilmTrack | undefined> {
  const track = language === undefined ? null : await soundTrackOf(input)
  const metadata = { languageCode: language ?? '', disposition: { default: false } }
  return track ? soundTrack(track, metadata, times.offset) : undefined
}

/** Copies packet by packet, because a WebM has no list of all its packets. */
async function copyFilm(tracks: readonly FilmTrack[]): Promise<Blob> {
  const { writable, content } = growingFile()
  const output = new Output({ format: new WebMOutputFormat(), target: new StreamTarget(writable) })
  await interleaveTracks(output, tracks, false)
  return content()
}

/** Combines a film's picture, copied without re-encoding, with another sound. @throws UnreadableMedia */
export function makeFilm({ film, dub: { sound, language }, original }: FilmOptions): Promise<Blob> {
  return withFilm(film, async (open) => {
    const own = await ownTrack(open, original)
    const seen = pictureTrack(open.picture, open.times.offset)
    const tracksWith = (dub: FilmTrack) => [seen, dub, ...(own ? [own] : [])]
    if (!('ogg' in sound)) return sliceFilm(open.file, tracksWith(aacTrack(sound, language)))
    const { track, close } = await vorbisTrack(sound, language)
    return copyFilm(tracksWith(track)).finally(close)
  })
}
