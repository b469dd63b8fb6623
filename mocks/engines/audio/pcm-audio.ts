import { readThrough } from '#src/rules/read-through.ts'

/** Mono 16-bit sound; `sampleRate` in hertz. */
export interface PcmAudio {
  sampleRate: number
  samples: Int16Array<ArrayBuffer>
}

/** The same in a file, for a sound that is too long for memory. */
export interface PcmFile {
  sampleRate: number
  pcm: Blob
}

export type Pcm = PcmAudio | PcmFile

export function durationOf({ samples, sampleRate }: PcmAudio): number {
  return samples.length / sampleRate
}

/** Sample rate of speech, so that a pause in a separate file matches the spoken files. */
const SILENCE_RATE = 22_050

export const silentAudio = (seconds: number): PcmAudio => ({
  sampleRate: SILENCE_RATE,
  samples: new Int16Array(Math.round(seconds * SILENCE_RATE)),
})

const BYTES = 2

export const sampleCount = (sound: Pcm): number =>
  'pcm' in sound ? sound.pcm.size / BYTES : sound.samples.length

/** The samples of a sound in blocks of this size; the buffer may be reused for the next block. */
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
