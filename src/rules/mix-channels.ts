import type { AudioSample } from 'mediabunny'

/** Mixes all channels of a sample to mono; reuses the same memory for the next sample. */
export function createMixer() {
  let mixed = new Float32Array(0)
  let other = new Float32Array(0)
  return (sample: AudioSample): Float32Array<ArrayBuffer> => {
    const { numberOfFrames: length, numberOfChannels: channels } = sample
    if (mixed.length < length) {
      mixed = new Float32Array(length)
      other = new Float32Array(length)
    }
    const format = 'f32-planar'
    sample.copyTo(mixed.subarray(0, length), { planeIndex: 0, format })
    for (let channel = 1; channel < channels; channel += 1) {
      sample.copyTo(other.subarray(0, length), { planeIndex: channel, format })
      for (let at = 0; at < length; at += 1) mixed[at] = (mixed[at] ?? 0) + (other[at] ?? 0)
    }
    if (channels > 1) for (let at = 0; at < length; at += 1) mixed[at] = (mixed[at] ?? 0) / channels
    return mixed.subarray(0, length)
  }
}
