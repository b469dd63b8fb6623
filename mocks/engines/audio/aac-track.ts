/** Sound in packets of `packetSamples` samples each, as an MP4 file holds them. */
export interface AacTrack {
  sampleRate: number
  packetSamples: number
  /** Samples of the encoder's own at the beginning, which are not played. */
  priming: number
  /** Samples of the sound itself. */
  length: number
  kbps: number
  /** AudioSpecificConfig of ISO 14496-3. */
  config: Uint8Array<ArrayBuffer>
  /** Of the packets, in bytes. */
  sizes: readonly number[]
  /** The packets, one behind the other, which a browser keeps outside of the page's memory. */
  content: Blob
}

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
