import type { Word } from '#src/contract/block.ts'
import type { CannedSpeech } from './canned/language-speech.ts'
import type { SpokenStretch } from './cut-stretches.ts'
import { spreadWords } from './spread-words.ts'

const WORDS_PER_SECOND = 2.3
/** Share of segments with a key term. */
const TERM_SHARE = 0.3
/** Every how many segments one starts with a hesitation. */
const SEGMENTS_PER_HESITATION = 3
const DOUBTFUL_SHARE = 0.06

export interface SimulationOptions {
  speech: CannedSpeech
  keyTerms: readonly string[]
  chance: () => number
}

const lengthOf = (text: string) => text.split(' ').length

const pickItem = <Item>(items: readonly Item[], chance: () => number): Item | undefined =>
  items[Math.floor(chance() * items.length)]

function sentencesOf(
  count: number,
  { speech, chance }: SimulationOptions,
  first: readonly string[],
): string[] {
  const said = [...first]
  let left = count - first.reduce((sum, text) => sum + lengthOf(text), 0)
  for (;;) {
    const fitting = speech.sentences.filter((text) => lengthOf(text) <= left && !said.includes(text))
    const sentence = pickItem(fitting, chance)
    if (sentence === undefined) break
    said.push(sentence)
    left -= lengthOf(sentence)
  }
  if (said.length > 0) return said
  const short = speech.answers.filter((text) => lengthOf(text) <= Math.max(1, count))
  return [pickItem(short, chance) ?? speech.answers[0] ?? '']
}

function sentenceWithTerm(count: number, options: SimulationOptions, number: number): string[] {
  const { keyTerms, speech, chance } = options
  const term = keyTerms[number % Math.max(1, keyTerms.length)]
  if (term === undefined || (number >= keyTerms.length && chance() > TERM_SHARE)) return []
  const sentence = pickItem(speech.aboutTerms, chance)?.replace('{term}', () => term)
  return sentence !== undefined && (lengthOf(sentence) <= count || number < keyTerms.length) ? [sentence] : []
}

function randomConfidence(chance: () => number): number {
  const value = chance() < DOUBTFUL_SHARE ? 0.4 + chance() * 0.28 : 0.86 + chance() * 0.13
  return Math.round(value * 100) / 100
}

/**
 * Simulated words for a stretch of a recording: whole sentences in its language, as many as fit, placed where there
 * is speech. The same options always give the same words.
 * @param number of the segment in its transcript, from 0; the first ones hold the key terms
 */
export function simulateWords(stretch: SpokenStretch, options: SimulationOptions, number: number): Word[] {
  const { chance } = options
  const seconds = stretch.speech.reduce((sum, { start, end }) => sum + end - start, 0)
  const count = Math.max(1, Math.round(seconds * WORDS_PER_SECOND))
  const hesitation =
    number % SEGMENTS_PER_HESITATION === 1 ? pickItem(options.speech.hesitations, chance) : undefined
  const left = hesitation === undefined ? count : count - lengthOf(hesitation)
  const texts = sentencesOf(left, options, sentenceWithTerm(left, options, number))
  const said = [...(hesitation ? [hesitation] : []), ...texts]
    .join(' ')
    .split(/\s+/u)
    .filter((text) => text !== '')
  return spreadWords(said, stretch.speech).map((word) => ({ ...word, confidence: randomConfidence(chance) }))
}
