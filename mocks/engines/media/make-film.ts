import {
  BlobSource,
  Input,
  type InputVideoTrack,
  MP4,
  Output,
  QTFF,
  StreamTarget,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import { MEGABYTE } from '#src/rules/limits.ts'
import { growingFile } from '../files/growing-file.ts'
import { aacTrack, type FilmTrack, layTracks, pictureTrack, soundTrack, vorbisTrack } from './film-tracks.ts'
import { type FilmOptions, UnreadableMedia } from './media-engine.ts'
import { sliceFilm } from './slice-film.ts'

/** A film is read from its beginning to its end: nothing comes twice. */
const CACHE_BYTES = 2 * MEGABYTE

async function withFilm<Result>(
  film: Blob,
  use: (input: Input, picture: InputVideoTrack) => Promise<Result>,
): Promise<Result> {
  const input = new Input({
    source: new BlobSource(film, { maxCacheSize: CACHE_BYTES }),
    formats: [MP4, QTFF, WEBM],
  })
  try {
    const picture = await input.getPrimaryVideoTrack()
    if (!picture) throw new UnreadableMedia('unreadable')
    return await use(input, picture)
  } finally {
    input.dispose()
  }
}

/** @throws UnreadableMedia where there is no picture */
export const pictureLength = (film: Blob): Promise<number> =>
  withFilm(film, (_, picture) => picture.computeDuration())

/** The sound of the film itself, which players do not choose first. */
async function ownTrack(input: Input, language: string | undefined): Promise<FilmTrack | undefined> {
  const track = language === undefined ? null : await input.getPrimaryAudioTrack()
  const metadata = { languageCode: language ?? '', disposition: { default: false } }
  return track ? soundTrack(track, metadata) : undefined
}

/** A WebM has no list of all its packets: they are copied one by one. */
async function copyFilm(tracks: readonly FilmTrack[]): Promise<Blob> {
  const { writable, content } = growingFile()
  const output = new Output({ format: new WebMOutputFormat(), target: new StreamTarget(writable) })
  await layTracks(output, tracks, false)
  return content()
}

/** Lays another sound beside the picture of a film, which is copied and not encoded anew. @throws UnreadableMedia */
export function makeFilm({ film, dub: { sound, language }, original }: FilmOptions): Promise<Blob> {
  return withFilm(film, async (input, picture) => {
    const own = await ownTrack(input, original)
    const tracksWith = (dub: FilmTrack) => [pictureTrack(picture), dub, ...(own ? [own] : [])]
    if (!('ogg' in sound)) return sliceFilm(film, tracksWith(aacTrack(sound, language)))
    const { track, close } = await vorbisTrack(sound, language)
    return copyFilm(tracksWith(track)).finally(close)
  })
}
