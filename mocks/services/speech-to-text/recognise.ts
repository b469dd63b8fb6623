import { seededChance } from '#mocks/domain/chance.ts'
import { seedOf } from '#mocks/domain/sessions.ts'
import { cannedSpeech } from '#mocks/engines/transcripts/canned-speech.ts'
import { cutStretches } from '#mocks/engines/transcripts/cut-stretches.ts'
import { cutWords } from '#mocks/engines/transcripts/cut-words.ts'
import { simulateWords } from '#mocks/engines/transcripts/simulate-words.ts'
import type {
  AwaitedSegmentRow,
  SpokenFileRow,
  TranscriptRow,
} from '#mocks/kernel/rows/speech-to-text-rows.ts'
import type { Word } from '#src/contract/block.ts'
import type { TranscriptOptions } from '#src/contract/speech-to-text.ts'
import { likelySpeakers, takeTurns } from './speakers.ts'

export type AwaitedSegment = Omit<AwaitedSegmentRow, 'id' | 'run_id'>

/** A segment whose speaker is still a number, from 0. */
export interface RecognisedSegment extends Omit<AwaitedSegment, 'speaker_id'> {
  speaker: number
}

export interface Listening {
  recording: Pick<TranscriptRow, 'hash' | 'duration' | 'speech'>
  /** The words really spoken, where the file was made in this world. */
  said: SpokenFileRow | undefined
  options: TranscriptOptions
  code: string
  /** Number of the run over the recording, so that another run gives other words. */
  attempt: number
}

const CERTAIN = 0.99
/** In seconds; a punctuation mark that takes no time still needs a place. */
const SHORTEST = 0.05

const known = ({ text, start, end }: Word): Word => ({ text, start, end, confidence: CERTAIN })

function recogniseSaid({ recording, options }: Listening, said: SpokenFileRow): RecognisedSegment[] {
  const order: (string | undefined)[] = []
  return cutWords(said.words).flatMap((words) => {
    const [first] = words
    const last = words.at(-1)
    if (!first || !last) return []
    if (!order.includes(first.speaker_id)) order.push(first.speaker_id)
    const speaker = order.indexOf(first.speaker_id) % (options.speakers ?? order.length)
    const end = Math.min(Math.max(last.end, first.start + SHORTEST), Math.max(recording.duration, last.end))
    return [{ block_id: null, start: first.start, end, speaker, words: words.map(known) }]
  })
}

const chanceOf = ({ recording, attempt }: Listening) => seededChance(seedOf(`${recording.hash} ${attempt}`))

function wishOf(listening: Listening) {
  const { options, code } = listening
  return {
    speech: cannedSpeech(code),
    keyTerms: options.key_terms,
    audioEvents: options.audio_events,
    chance: chanceOf(listening),
  }
}

function makeUpWords(listening: Listening): RecognisedSegment[] {
  const { recording, options } = listening
  const stretches = cutStretches(recording.speech)
  const count = Math.min(options.speakers ?? likelySpeakers(recording.duration), stretches.length)
  const turns = takeTurns(stretches.length, count, chanceOf(listening))
  const wish = wishOf(listening)
  return stretches.map((stretch, number) => {
    const words = simulateWords(stretch, wish, number)
    return { block_id: null, start: stretch.start, end: stretch.end, speaker: turns[number] ?? 0, words }
  })
}

export const recogniseAll = (listening: Listening): RecognisedSegment[] =>
  listening.said ? recogniseSaid(listening, listening.said) : makeUpWords(listening)

/** What is recognised in some places of the recording; no words where nobody speaks. */
export function recognisePlaces(
  listening: Listening,
  places: readonly { start: number; end: number }[],
): Word[][] {
  const { recording, said } = listening
  const wish = wishOf(listening)
  return places.map(({ start, end }, number) => {
    const isWithin = (word: Word) =>
      (word.start + word.end) / 2 >= start && (word.start + word.end) / 2 <= end
    const fit = (word: Word) => ({
      ...known(word),
      start: Math.max(start, word.start),
      end: Math.min(end, word.end),
    })
    if (said) return said.words.filter(isWithin).map(fit)
    const speech = recording.speech
      .filter((part) => part.start < end && part.end > start)
      .map((part) => ({ start: Math.max(start, part.start), end: Math.min(end, part.end) }))
    return speech.length === 0 ? [] : simulateWords({ start, end, speech }, wish, number)
  })
}
