/** Mono 16-bit sound; `sampleRate` in hertz. */
export interface PcmAudio {
  sampleRate: number
  samples: Int16Array<ArrayBuffer>
}

/** The same in a file, of sound that is too long to lie in memory. */
export interface PcmFile {
  sampleRate: number
  pcm: Blob
}

export type Pcm = PcmAudio | PcmFile

export function durationOf({ samples, sampleRate }: PcmAudio): number {
  return samples.length / sampleRate
}

const BYTES = 2

export const sampleCount = (sound: Pcm): number =>
  'pcm' in sound ? sound.pcm.size / BYTES : sound.samples.length

/** The samples of a sound, so many at a time. */
export async function* samplesOf(sound: Pcm, atATime: number): AsyncGenerator<Int16Array> {
  for (let from = 0; from < sampleCount(sound); from += atATime) {
    if ('pcm' in sound) {
      yield new Int16Array(await sound.pcm.slice(from * BYTES, (from + atATime) * BYTES).arrayBuffer())
    } else yield sound.samples.subarray(from, from + atATime)
  }
}
