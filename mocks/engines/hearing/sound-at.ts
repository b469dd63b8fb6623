import { openSound } from '#src/rules/sound-file.ts'
import type { Stretch } from '#src/rules/voice-activity.ts'
import { createResampler } from '../audio/resample-pieces.ts'
import { HEARING_RATE } from './hearing-engine.ts'

/** A stretch of a recording as mono samples at `HEARING_RATE`, all channels mixed. @throws SoundFileError */
export async function soundAt(file: Blob, { start, end }: Stretch): Promise<Float32Array<ArrayBuffer>> {
  const sound = await openSound(file)
  try {
    let resample: ReturnType<typeof createResampler> | undefined
    const parts: Float32Array[] = []
    for await (const { samples, sampleRate } of sound.pieces(start, end)) {
      resample ??= createResampler(sampleRate, HEARING_RATE)
      // Copied, because the buffer of a piece is reused for the next.
      parts.push(resample(samples).slice())
    }
    if (resample) parts.push(resample(undefined))
    const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
    parts.reduce((at, part) => {
      whole.set(part, at)
      return at + part.length
    }, 0)
    return whole
  } finally {
    sound.close()
  }
}
