import { readThrough } from '#src/rules/read-through.ts'

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

/** The rate of speech: a pause in a file of its own goes with the spoken ones beside it. */
const SILENCE_RATE = 22_050

export const silentAudio = (seconds: number): PcmAudio => ({
  sampleRate: SILENCE_RATE,
  samples: new Int16Array(Math.round(seconds * SILENCE_RATE)),
})

const BYTES = 2

export const sampleCount = (sound: Pcm): number =>
  'pcm' in sound ? sound.pcm.size / BYTES : sound.samples.length

/** The samples of a sound, so many at a time; the same memory may be used for the next. */
export async function* samplesOf(sound: Pcm, atATime: number): AsyncGenerator<Int16Array> {
  if ('pcm' in sound) {
    for await (const { buffer, length } of readThrough(sound.pcm.stream(), atATime * BYTES)) {
      yield new Int16Array(buffer, 0, length / BYTES)
    }
    return
  }
  for (let from = 0; from < sound.samples.length; from += atATime) {
    yield sound.samples.subarray(from, from + atATime)
  }
}
