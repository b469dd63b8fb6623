import { toTheMs } from '#src/rules/to-the-ms.ts'
import type { Stretch } from '#src/rules/voice-activity.ts'
import { hasVoice } from '../audio/has-voice.ts'
import type { PcmAudio } from '../audio/pcm-audio.ts'
import { createResampler } from '../audio/resample-pieces.ts'
import { alignWords, type KnownReading } from './align-words.ts'
import { compareWords, wordsOfTokens } from './heard-words.ts'
import {
  HEARING_RATE,
  type HeardPlace,
  type HeardVoice,
  type HeardWord,
  type HearingPlace,
} from './hearing-engine.ts'
import type { HeardTokens, Moonshine } from './moonshine.ts'
import type { SpeechDetector } from './speech-detector.ts'
import { voicePrint } from './voice-print.ts'

export interface Listener {
  detector: SpeechDetector
  moonshine: Moonshine
  vocabulary: readonly string[]
}

/** If there is no pause, the cut is searched in the last seconds. */
const CUT_SECONDS = 6
const QUIET_SECONDS = 0.15
/** From this mean log probability of the tokens on, nearly all words are right, and one recognition is enough. */
const SURE_MEAN = -0.15
/** Below this mean, speech is hardly ever English, and its words are not used. */
const FOREIGN_MEAN = -0.7
/** Speeds of further recognitions. Right words stay the same, and half of the wrong ones change. */
const OTHER_SPEEDS = [0.92, 1.1]
/** Shorter speech says too little about its voice. */
const MIN_VOICE_SECONDS = 1

/** The middle of the quietest stretch near the end of a sound, in samples. */
function quietestMoment(samples: Float32Array): number {
  const size = Math.round(QUIET_SECONDS * HEARING_RATE)
  let best = samples.length
  let least = Number.POSITIVE_INFINITY
  for (
    let from = Math.max(0, samples.length - CUT_SECONDS * HEARING_RATE);
    from + size <= samples.length;
    from += size / 2
  ) {
    let energy = 0
    for (let at = from; at < from + size; at += 1) energy += (samples[at] ?? 0) ** 2
    if (energy < least) {
      least = energy
      best = from + size / 2
    }
  }
  return Math.round(best)
}

const pcmOf = (samples: Float32Array): PcmAudio => ({
  samples: Int16Array.from(samples, (sample) => Math.max(-1, Math.min(1, sample)) * 0x7f_ff),
  sampleRate: HEARING_RATE,
})

/** The voices in the sound of a place. */
function voicesIn(samples: Float32Array, { start: from, end: to, speech = [] }: HearingPlace): HeardVoice[] {
  return speech
    .map(({ start, end }) => ({ start: Math.max(from, start), end: Math.min(to, end) }))
    .filter(({ start, end }) => start < end)
    .map(({ start, end }) => {
      const at = (seconds: number) => Math.round((seconds - from) * HEARING_RATE)
      const print =
        end - start < MIN_VOICE_SECONDS
          ? undefined
          : voicePrint(samples.subarray(at(start), at(end)), HEARING_RATE)
      return { start, end, ...(print && { print }) }
    })
}

/** Samples of a recording, mono at `HEARING_RATE`. */
type Samples = Float32Array<ArrayBuffer>

/** A sound at `HEARING_RATE`, made from one at another rate, or as if it had been recorded at that rate. */
function resampled(samples: Float32Array, rate: number): Samples {
  const resample = createResampler(rate, HEARING_RATE)
  const parts = [resample(samples), resample(undefined)]
  return Float32Array.from(parts.flatMap((part) => [...part]))
}

const sumOf = ({ tokens }: HeardTokens) => tokens.reduce((sum, { logProbability }) => sum + logProbability, 0)

/** The words of a sound; uncertain ones are compared with those of the same sound at other speeds. */
async function wordsOf(
  { moonshine, vocabulary }: Listener,
  samples: Samples,
  heard: HeardTokens,
): Promise<HeardWord[]> {
  const words = wordsOfTokens(heard.tokens, vocabulary)
  const mean = sumOf(heard) / Math.max(1, heard.tokens.length)
  if (mean >= SURE_MEAN || mean < FOREIGN_MEAN) return words
  let compared = words
  for (const speed of OTHER_SPEEDS) {
    const again = await moonshine.hear(resampled(samples, speed * HEARING_RATE))
    compared = compareWords(compared, wordsOfTokens(again.tokens, vocabulary))
  }
  return compared
}

/** The last word before a phrase that was left out is doubtful, so that the customer listens there. */
const markLeftOut = (words: readonly HeardWord[]) =>
  words.map((word, index) => (index === words.length - 1 ? { ...word, confidence: 0 } : word))

/** Recognises the speech in the sound at a place of a recording. */
export async function hearSound(
  listener: Listener,
  whole: Samples,
  place: HearingPlace,
): Promise<HeardPlace> {
  const samples = place.isCut ? whole.subarray(0, quietestMoment(whole)) : whole
  const heard = await listener.moonshine.hear(samples)
  const { tokens, isRepeated } = heard
  const words = await wordsOf(listener, samples, heard)
  const end = place.isCut ? toTheMs(place.start + samples.length / HEARING_RATE) : place.end
  return {
    end,
    words: isRepeated ? markLeftOut(words) : words,
    tokens: tokens.length,
    logProbability: sumOf(heard),
    isRepeated,
    ...(tokens.length === 0
      ? { isVoice: hasVoice(pcmOf(samples)) }
      : { voices: voicesIn(samples, { ...place, end }) }),
  }
}

/** Finds the speech in the sound at a place of a recording, in seconds from its start. */
export async function speechInSound(
  { detector }: Listener,
  samples: Samples,
  { start: from }: Stretch,
): Promise<Stretch[]> {
  const found = await detector.find(samples)
  return found.map(({ start, end }) => ({ start: toTheMs(from + start), end: toTheMs(from + end) }))
}

/** Finds the times of a reading's words in the sound at a place of a recording, in seconds from its start. */
export function alignSound(whole: Samples, place: Stretch, reading: KnownReading): Stretch[] | undefined {
  const samples = resampled(reading.samples, reading.sampleRate)
  const sound = { samples: whole, sampleRate: HEARING_RATE }
  return alignWords(sound, { ...reading, samples, sampleRate: HEARING_RATE })?.map(({ start, end }) => ({
    start: toTheMs(Math.min(place.end, place.start + start)),
    end: toTheMs(Math.min(place.end, place.start + end)),
  }))
}
