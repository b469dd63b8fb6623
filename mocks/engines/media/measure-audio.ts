import { clippingCounter, FRAME_SECONDS, type Stretch, voiceActivity } from '#src/rules/voice-activity.ts'
import { durationOf, type PcmAudio } from '../audio/pcm-audio.ts'
import { peaks } from '../audio/peaks.ts'

export interface AudioMeasures {
  duration: number
  peaks: number[]
  /** Loudness of the speech (of everything, where nobody speaks) in dBFS, from −90 to 0. */
  loudness: number
  clipping: number
  speech: Stretch[]
}

const LOUDEST = 32_768

function scan({ samples }: PcmAudio, length: number) {
  const powers = new Float64Array(Math.floor(samples.length / length))
  const clipping = clippingCounter()
  samples.forEach((sample, at) => {
    const height = Math.abs(sample) / LOUDEST
    const frame = Math.floor(at / length)
    if (frame < powers.length) powers[frame] = (powers[frame] ?? 0) + (height * height) / length
    clipping.add(height)
  })
  return { powers, clipped: clipping.clipped() }
}

export function measureAudio(audio: PcmAudio): AudioMeasures {
  const { samples, sampleRate } = audio
  const duration = Math.round(durationOf(audio) * 1000) / 1000
  const length = Math.max(1, Math.round(sampleRate * FRAME_SECONDS))
  const { powers, clipped } = scan(audio, length)
  return {
    duration,
    peaks: peaks(samples),
    clipping: samples.length === 0 ? 0 : clipped / samples.length,
    ...voiceActivity(powers, length / sampleRate, duration),
  }
}
