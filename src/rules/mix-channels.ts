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

const FULL_SCALE = 32_768

function copyChannel(samples: Int16Array, into: Float32Array) {
  for (let at = 0; at < into.length; at += 1) into[at] = (samples[at] as number) / FULL_SCALE
}

function mixChannels(bytes: DataView, channels: number, into: Float32Array) {
  const scale = FULL_SCALE * channels
  for (let at = 0, from = 0; at < into.length; at += 1) {
    let sum = 0
    for (let channel = 0; channel < channels; channel += 1, from += 2) sum += bytes.getInt16(from, true)
    into[at] = sum / scale
  }
}

/** The same for the bytes of uncompressed sound of 16 bits, which are collected until they are taken. */
export function createPlainMixer(channels: number) {
  let mixed = new Float32Array(0)
  let length = 0
  function roomFor(frames: number): Float32Array {
    if (length + frames > mixed.length) {
      const larger = new Float32Array(2 * (length + frames))
      larger.set(mixed)
      mixed = larger
    }
    return mixed.subarray(length, length + frames)
  }
  return {
    length: () => length,
    add({ buffer, byteOffset, byteLength }: Uint8Array) {
      const frames = Math.floor(byteLength / (2 * channels))
      const into = roomFor(frames)
      if (channels === 1 && byteOffset % 2 === 0) {
        copyChannel(new Int16Array(buffer, byteOffset, frames), into)
      } else mixChannels(new DataView(buffer, byteOffset, byteLength), channels, into)
      length += frames
    },
    take(): Float32Array<ArrayBuffer> {
      const taken = mixed.subarray(0, length)
      length = 0
      return taken
    },
  }
}
