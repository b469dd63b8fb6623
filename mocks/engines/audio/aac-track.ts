import type { AacSound } from './encode-aac.ts'

/** AAC whose packets lie in one blob, which a browser keeps outside of the page's memory. */
export interface AacTrack extends Omit<AacSound, 'packets'> {
  /** Of the packets, in bytes. */
  sizes: readonly number[]
  content: Blob
}

export const trackOf = ({ packets, ...sound }: AacSound): AacTrack => ({
  ...sound,
  sizes: packets.map(({ byteLength }) => byteLength),
  content: new Blob(packets),
})

/** Samples from the beginning of a track to that of the one behind it. */
export const samplesInTrack = ({ sizes, packetSamples }: AacTrack) => sizes.length * packetSamples

/** Tracks of one encoder, one behind the other. What it puts before each is heard as silence, but of the first. */
export function joinTracks(tracks: readonly AacTrack[]): AacTrack {
  const [first] = tracks
  if (!first) throw new Error('no tracks to join')
  return {
    ...first,
    length: tracks.reduce((sum, track) => sum + samplesInTrack(track), 0) - first.priming,
    sizes: tracks.flatMap(({ sizes }) => sizes),
    content: new Blob(tracks.map(({ content }) => content)),
  }
}
