/** Sound in packets of `packetSamples` samples each, as in an MP4 file. */
export interface AacTrack {
  sampleRate: number
  packetSamples: number
  /** Samples that the encoder adds at the start, which are not played. */
  priming: number
  /** Samples of the sound itself. */
  length: number
  kbps: number
  /** AudioSpecificConfig of ISO 14496-3. */
  config: Uint8Array<ArrayBuffer>
  /** Sizes of the packets, in bytes. */
  sizes: readonly number[]
  /** The packets in sequence, as a blob, which a browser stores outside the page's memory. */
  content: Blob
}

/** Samples from the start of a track to the start of the next one. */
export const samplesInTrack = ({ sizes, packetSamples }: AacTrack) => sizes.length * packetSamples

/** Concatenates tracks of one encoder. The encoder's priming is heard as silence, except the first track's. */
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
