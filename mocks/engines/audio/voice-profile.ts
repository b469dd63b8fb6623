import { type Stretch, secondsOfSpeech } from '#src/rules/voice-activity.ts'
import { fundamentalFrequency } from './fundamental-frequency.ts'
import { resample } from './join-audio.ts'
import type { PcmAudio } from './pcm-audio.ts'

export interface VoiceProfile {
  /** Median tone in hertz; `null` if there is none, as in whispering. */
  tone: number | null
  /** Median tones of the low and of the high parts, some seconds each: far apart if two people speak. */
  tone_low: number | null
  tone_high: number | null
  /** Syllables per second of speech; 0 without speech. */
  pace: number
}

/** Enough for a tone of up to 500 Hz; the time of the search grows with the square of the rate. */
const TONE_RATE = 8000
/** Seconds of speech in which the tone is measured, in pieces spread over all of it. */
const TONE_SECONDS = 12
const PIECES = 24

/** Length of a part whose tone is measured separately, in seconds: long enough to even out the melody of a sentence. */
const PART_SECONDS = 2
const MAX_PARTS = 16
/** Shares of the parts, sorted by tone, that count as low and high; single outliers beyond them are ignored. */
const LOW_SHARE = 0.15
const HIGH_SHARE = 0.85

const FRAME_SECONDS = 0.01
/** A syllable is a loudness peak that exceeds its neighbouring gaps by this factor. */
const PEAK_FACTOR = 1.5
/** Frames over which the loudness is smoothed, so that single waves of the voice do not count as syllables. */
const SMOOTHED_FRAMES = 3

function sliceAudio({ samples, sampleRate }: PcmAudio, { start, end }: Stretch): PcmAudio {
  return { sampleRate, samples: samples.slice(Math.round(start * sampleRate), Math.round(end * sampleRate)) }
}

/** Speech without pauses, at the rate of the tone search. */
function spokenPart(audio: PcmAudio, speech: readonly Stretch[]): Int16Array<ArrayBuffer> {
  const spoken = speech.map((stretch) => resample(sliceAudio(audio, stretch), TONE_RATE).samples)
  const whole = new Int16Array(spoken.reduce((sum, part) => sum + part.length, 0))
  spoken.reduce((offset, part) => {
    whole.set(part, offset)
    return offset + part.length
  }, 0)
  return whole
}

/** At most this many parts of this length, spread over the whole. */
function partsOf(whole: Int16Array<ArrayBuffer>, length: number, most: number): Int16Array<ArrayBuffer>[] {
  const count = Math.min(most, Math.floor(whole.length / length))
  return Array.from({ length: count }, (_, part) => {
    const from = count === 1 ? 0 : Math.floor((part * (whole.length - length)) / (count - 1))
    return whole.subarray(from, from + length)
  })
}

function toneRange(whole: Int16Array<ArrayBuffer>): Pick<VoiceProfile, 'tone_low' | 'tone_high'> {
  const tones = partsOf(whole, PART_SECONDS * TONE_RATE, MAX_PARTS)
    .flatMap((samples) => fundamentalFrequency({ samples, sampleRate: TONE_RATE }) ?? [])
    .sort((a, b) => a - b)
  const at = (share: number) => roundToTenth(tones[Math.round(share * (tones.length - 1))])
  return { tone_low: at(LOW_SHARE), tone_high: at(HIGH_SHARE) }
}

const roundToTenth = (tone: number | undefined) => (tone === undefined ? null : Math.round(tone * 10) / 10)

function excerptOf(whole: Int16Array<ArrayBuffer>): PcmAudio {
  const wanted = TONE_RATE * TONE_SECONDS
  if (whole.length <= wanted) return { samples: whole, sampleRate: TONE_RATE }
  const size = Math.floor(wanted / PIECES)
  const samples = new Int16Array(size * PIECES)
  for (const [place, piece] of partsOf(whole, size, PIECES).entries()) samples.set(piece, place * size)
  return { samples, sampleRate: TONE_RATE }
}

function loudnessOfFrames({ samples, sampleRate }: PcmAudio): number[] {
  const size = Math.max(1, Math.round(sampleRate * FRAME_SECONDS))
  const levels: number[] = []
  for (let from = 0; from + size <= samples.length; from += size) {
    let energy = 0
    for (let at = from; at < from + size; at += 1) energy += (samples[at] ?? 0) ** 2
    levels.push(Math.sqrt(energy / size))
  }
  return levels.map((_, index) => {
    const around = levels.slice(Math.max(0, index - SMOOTHED_FRAMES), index + SMOOTHED_FRAMES + 1)
    return around.reduce((sum, level) => sum + level, 0) / around.length
  })
}

function countSyllables(levels: readonly number[]): number {
  let syllables = 0
  let valley = levels[0] ?? 0
  let top = 0
  for (const level of levels) {
    if (top === 0) {
      valley = Math.min(valley, level)
      if (level > Math.max(1, valley) * PEAK_FACTOR) top = level
    } else if (level > top) top = level
    else if (level < top / PEAK_FACTOR) {
      syllables += 1
      valley = level
      top = 0
    }
  }
  return top > 0 ? syllables + 1 : syllables
}

export function voiceProfile(audio: PcmAudio, speech: readonly Stretch[]): VoiceProfile {
  const seconds = secondsOfSpeech(speech)
  if (seconds === 0) return { tone: null, tone_low: null, tone_high: null, pace: 0 }
  const syllables = speech.reduce(
    (sum, stretch) => sum + countSyllables(loudnessOfFrames(sliceAudio(audio, stretch))),
    0,
  )
  const whole = spokenPart(audio, speech)
  const tone = roundToTenth(fundamentalFrequency(excerptOf(whole)))
  return { tone, ...toneRange(whole), pace: syllables / seconds }
}
