import { seededChance } from '#mocks/domain/chance.ts'
import { seedOf } from '#mocks/domain/sessions.ts'
import { cannedSpeech } from '#mocks/engines/transcripts/canned-speech.ts'
import { cutStretches } from '#mocks/engines/transcripts/cut-stretches.ts'
import { cutWords } from '#mocks/engines/transcripts/cut-words.ts'
import { simulateWords } from '#mocks/engines/transcripts/simulate-words.ts'
import type { HeardPlaceRow, RecordingRow } from '#mocks/kernel/rows/recording-rows.ts'
import type { AwaitedSegmentRow, SpokenFileRow } from '#mocks/kernel/rows/speech-to-text-rows.ts'
import type { Word } from '#src/contract/block.ts'
import type { TranscriptOptions } from '#src/contract/generate-body.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import type { Stretch } from '#src/rules/voice-activity.ts'
import { speechWithin } from './detected-speech.ts'
import { isEnglishOnly, placesInEnglish } from './heard-language.ts'
import { correctTerms } from './key-terms.ts'
import { likelySpeakers, speakersByVoice, takeTurns } from './speakers.ts'
import { wordsOfPlaces } from './word-confidence.ts'

export type AwaitedSegment = Omit<AwaitedSegmentRow, 'id' | 'run_id'>

/** A segment whose speaker is still a number, from 0; `null` for a sound. */
export interface RecognisedSegment extends Omit<AwaitedSegment, 'speaker_id'> {
  speaker: number | null
  /** Its words are simulated. */
  is_simulated: boolean
}

export interface Listening {
  recording: Pick<RecordingRow, 'hash' | 'duration' | 'speech' | 'sounds'>
  /** The words really spoken, if the file was generated in this world. */
  said: SpokenFileRow | undefined
  /** Recognised places, if there was a recognition. */
  heard: readonly HeardPlaceRow[]
  options: TranscriptOptions
  code: string
  /** The customer's language, in which simulated words fit best if the recording's language is unknown. */
  locale: LocaleCode
  /** Number of the run over the recording, so that each run gives other words. */
  attempt: number
}

const CERTAIN_CONFIDENCE = 0.99
/** In seconds. A punctuation mark without duration still needs a place. */
const MIN_WORD_S = 0.05

const certainWord = ({ text, start, end }: Word): Word => ({
  text,
  start,
  end,
  confidence: CERTAIN_CONFIDENCE,
})

function recogniseKnownWords({ recording, options }: Listening, said: SpokenFileRow): RecognisedSegment[] {
  const order: (string | undefined)[] = []
  return cutWords(said.words).flatMap((words) => {
    const [first] = words
    const last = words.at(-1)
    if (!first || !last) return []
    if (!order.includes(first.speaker_id)) order.push(first.speaker_id)
    const speaker = order.indexOf(first.speaker_id) % (options.speakers ?? order.length)
    const end = Math.min(Math.max(last.end, first.start + MIN_WORD_S), Math.max(recording.duration, last.end))
    return [
      {
        block_id: null,
        start: first.start,
        end,
        speaker,
        words: words.map(certainWord),
        is_simulated: false,
      },
    ]
  })
}

const chanceOf = ({ recording, attempt }: Listening) => seededChance(seedOf(`${recording.hash} ${attempt}`))

/** A language other than English for simulated words, if recognition found that the recording is not English. */
const simulatedLanguage = ({ code, heard, locale }: Listening) =>
  code === 'en' && heard.length > 0 ? (locale === 'en' ? 'az' : locale) : code

function requestOf(listening: Listening) {
  const { options } = listening
  return {
    speech: cannedSpeech(simulatedLanguage(listening)),
    keyTerms: options.key_terms,
    chance: chanceOf(listening),
  }
}

/** Whether most of a stretch is a sound, such as music, which the voice activity detector mistakes for speech. */
function isMostlySound({ sounds = [] }: Listening['recording'], { start, end }: Stretch): boolean {
  const covered = sounds.reduce(
    (sum, sound) => sum + Math.max(0, Math.min(end, sound.end) - Math.max(start, sound.start)),
    0,
  )
  return covered > (end - start) / 2
}

/** Speech outside all places in which something was recognised or silence was found. */
function unrecognisedSpeech({ recording, heard }: Listening): Stretch[] {
  const settled = [
    ...placesInEnglish(heard),
    ...heard.filter(({ tokens, is_voice }) => tokens === 0 && !is_voice),
  ]
  const isSettled = ({ start, end }: Stretch) =>
    settled.some((place) => place.start <= (start + end) / 2 && place.end >= (start + end) / 2)
  return recording.speech.filter((part) => !isMostlySound(recording, part) && !isSettled(part))
}

interface Turn {
  readonly speaker: number
  readonly words: Word[]
}

/** The speaker of a word: of the last stretch of speech that has started by its middle. */
function speakerOf({ start, end }: Word, voices: readonly Stretch[], speakers: readonly number[]): number {
  const at = voices.findLastIndex((voice) => voice.start <= (start + end) / 2)
  return speakers[Math.max(0, at)] ?? 0
}

/** Recognised words by speaker: words that follow each other with the same speaker are one turn. */
function turnsOf({ heard, options }: Listening): Turn[] {
  const places = placesInEnglish(heard)
  const voices = places.flatMap((place) => place.voices ?? [])
  const speakers = speakersByVoice(voices, options.speakers ?? undefined)
  const turns: Turn[] = []
  for (const word of wordsOfPlaces(places)) {
    const speaker = speakerOf(word, voices, speakers)
    const last = turns.at(-1)
    if (last?.speaker === speaker) last.words.push(word)
    else turns.push({ speaker, words: [word] })
  }
  return turns
}

/** Recognised words, cut into segments by their speakers, pauses and sentences. */
function recogniseHeard(listening: Listening): RecognisedSegment[] {
  return turnsOf(listening).flatMap(({ speaker, words }) =>
    cutWords(correctTerms(words, listening.options.key_terms)).flatMap((spoken) => {
      const [first] = spoken
      const last = spoken.at(-1)
      if (!first || !last) return []
      const end = Math.max(last.end, first.start + MIN_WORD_S)
      return [{ block_id: null, start: first.start, end, speaker, words: spoken, is_simulated: false }]
    }),
  )
}

function simulateSegments(listening: Listening): RecognisedSegment[] {
  const { recording, options } = listening
  const stretches = cutStretches(unrecognisedSpeech(listening))
  const count = Math.min(options.speakers ?? likelySpeakers(recording.duration), stretches.length)
  const turns = takeTurns(stretches.length, count, chanceOf(listening))
  const request = requestOf(listening)
  return stretches.map((stretch, number) => {
    const words = isEnglishOnly(listening) ? [] : simulateWords(stretch, request, number)
    return {
      block_id: null,
      start: stretch.start,
      end: stretch.end,
      speaker: turns[number] ?? 0,
      words,
      is_simulated: true,
    }
  })
}

/** Sounds in square brackets, each in a segment without a speaker, if requested. */
function soundSegments({ recording, options, code }: Listening): RecognisedSegment[] {
  const names = cannedSpeech(code).sounds
  return (options.audio_events ? (recording.sounds ?? []) : []).map(({ start, end, kind }) => {
    const word = { text: names[kind], start, end, confidence: CERTAIN_CONFIDENCE }
    return { block_id: null, start, end, speaker: null, words: [word], is_simulated: false }
  })
}

export function recogniseAll(listening: Listening): RecognisedSegment[] {
  const { said } = listening
  const spoken = said
    ? recogniseKnownWords(listening, said)
    : [...recogniseHeard(listening), ...simulateSegments(listening)]
  const sounds = soundSegments(listening).filter(
    (sound) => !spoken.some(({ start, end }) => start < sound.end && end > sound.start),
  )
  return [...spoken, ...sounds].sort((a, b) => a.start - b.start)
}

export function recognisePlaces(
  listening: Listening,
  places: readonly { start: number; end: number }[],
): Word[][] {
  const { recording, said } = listening
  const request = requestOf(listening)
  const heardWords = correctTerms(
    wordsOfPlaces(placesInEnglish(listening.heard)),
    listening.options.key_terms,
  )
  return places.map(({ start, end }, number) => {
    const isWithin = (word: Word) =>
      (word.start + word.end) / 2 >= start && (word.start + word.end) / 2 <= end
    const brought = (word: Word) => ({
      ...certainWord(word),
      start: Math.max(start, word.start),
      end: Math.min(end, word.end),
    })
    if (said) return said.words.filter(isWithin).map(brought)
    const understood = heardWords.filter(isWithin)
    if (understood.length > 0 || isEnglishOnly(listening)) {
      return understood.map(({ confidence, ...word }) => ({
        ...brought(word),
        ...(confidence !== undefined && { confidence }),
      }))
    }
    const speech = speechWithin(recording.speech, { start, end })
    return speech.length === 0 ? [] : simulateWords({ start, end, speech }, request, number)
  })
}
