import {
  fromDb,
  noiseFloorOf,
  peakOf,
  rmsOf,
  SILENCE_DB,
  toDb,
  withLoudness,
} from '#mocks/engines/audio/loudness.ts'
import { durationOf, type PcmAudio } from '#mocks/engines/audio/pcm-audio.ts'
import type { ShopCheck } from '#src/contract/runs.ts'
import { fulfilsShopRule, shopBounds, shopMeasures } from '#src/rules/shop-rules.ts'

/** In the middle of the allowed range; the ceiling is below the allowed peak by the amount that MP3 encoding adds. */
const TARGET_LOUDNESS = { rms: -20.5, ceiling: -4.5 }

export const SHOP_KBPS = 192
/** Length of a shop's free sample. */
export const SAMPLE_S = 5 * 60

export const withShopLoudness = (audio: PcmAudio): PcmAudio => withLoudness(audio, TARGET_LOUDNESS)

/** Level above which sound is audible, as a share of full scale. */
const AUDIBLE_LEVEL = fromDb(shopBounds('noise_floor').most ?? 0)

function silencesAtEnds({ samples, sampleRate }: PcmAudio) {
  const isHeard = (sample: number) => Math.abs(sample) / 32_768 > AUDIBLE_LEVEL
  const first = samples.findIndex(isHeard)
  const last = samples.findLastIndex(isHeard)
  const length = samples.length
  return {
    head: (first === -1 ? length : first) / sampleRate,
    tail: (length - 1 - last) / sampleRate,
  }
}

const roundToHundredth = (value: number) => Math.round(Math.max(SILENCE_DB, value) * 100) / 100

interface Measured {
  rms: number
  peak: number
  floor: number
  duration: number
  head: number
  tail: number
}

export const measureChapter = (audio: PcmAudio): Measured => ({
  rms: rmsOf(audio.samples),
  peak: peakOf(audio.samples),
  floor: noiseFloorOf(audio),
  duration: durationOf(audio),
  ...silencesAtEnds(audio),
})

/** Joins the measures of two stretches that both contain sound. */
export function joinMeasured(before: Measured, after: Measured): Measured {
  const duration = before.duration + after.duration
  const power = before.rms ** 2 * before.duration + after.rms ** 2 * after.duration
  return {
    rms: Math.sqrt(power / duration),
    peak: Math.max(before.peak, after.peak),
    floor: Math.min(before.floor, after.floor),
    duration,
    head: before.head,
    tail: after.tail,
  }
}

export function shopCheck(fileName: string, { rms, peak, floor, duration, head, tail }: Measured): ShopCheck {
  const measures = {
    rms: roundToHundredth(toDb(rms)),
    peak: roundToHundredth(toDb(peak)),
    noise_floor: roundToHundredth(toDb(floor)),
    duration: roundToHundredth(duration),
    head: roundToHundredth(head),
    tail: roundToHundredth(tail),
  }
  const is_passed = shopMeasures.every((measure) => fulfilsShopRule(measure, measures[measure]))
  return { file_name: fileName, ...measures, is_passed }
}
