import { tourLines } from '#mocks/catalog/parallel-texts.ts'
import { seededChance } from '#mocks/domain/chance.ts'
import { seedOf } from '#mocks/domain/sessions.ts'
import { cannedSpeech } from '#mocks/engines/transcripts/canned-speech.ts'
import { simulateWords } from '#mocks/engines/transcripts/simulate-words.ts'
import { LocaleCode } from '#src/contract/primitives.ts'

export interface Translated {
  text: string
  /** Not a real translation: the sentences were chosen to fit the length. */
  is_simulated: boolean
}

function sentencesIn(code: LocaleCode): readonly string[] {
  const { sentences, answers } = cannedSpeech(code)
  return [...sentences, ...answers, ...tourLines[code]]
}

const splitSentences = (text: string) => text.match(/[^.!?…]+[.!?…]*/gu)?.map((part) => part.trim()) ?? []

function knownTranslation(text: string, from: LocaleCode, to: LocaleCode): string | undefined {
  const [source, target] = [sentencesIn(from), sentencesIn(to)]
  const { hesitations } = cannedSpeech(from)
  const said = splitSentences(text).filter((part) => part !== '' && !hesitations.includes(part))
  const found = said.map((part) => target[source.indexOf(part)])
  return found.length > 0 && found.every((part) => part !== undefined) ? found.join(' ') : undefined
}

/**
 * A text in another language: a true translation of known sentences, else sentences of that language with about the
 * same length.
 * @param from, to codes of languages; @param seconds length of the text
 */
export function translate(text: string, from: string, to: string, seconds: number): Translated {
  if (text.trim() === '') return { text: '', is_simulated: false }
  const [source, target] = [LocaleCode.safeParse(from), LocaleCode.safeParse(to)]
  const known =
    source.success && target.success ? knownTranslation(text, source.data, target.data) : undefined
  if (known !== undefined) return { text: known, is_simulated: false }
  const options = { speech: cannedSpeech(to), keyTerms: [], chance: seededChance(seedOf(`${text} ${to}`)) }
  const place = { start: 0, end: seconds, speech: [{ start: 0, end: seconds }] }
  return {
    text: simulateWords(place, options, 0)
      .map((word) => word.text)
      .join(' '),
    is_simulated: true,
  }
}
