import type { Generated, Word } from '#src/contract/block.ts'

type TimedWords = Pick<Generated, 'words' | 'times' | 'confidences'>

interface ReadableWords extends Pick<Generated, 'times' | 'confidences'> {
  readonly words?: readonly Word[] | null | undefined
}

const toMs = (seconds: number) => Math.round(seconds * 1000)

/** Whether the words are exactly those of the text, separated by single spaces, and have no speakers. */
function areWordsOf(text: string, words: readonly Word[]): boolean {
  const tokens = text === '' ? [] : text.split(' ')
  const isToken = (word: Word, index: number) => word.text === tokens[index] && word.speaker_id === undefined
  return tokens.length === words.length && words.every(isToken)
}

const percentOf = ({ confidence }: Word) => (confidence === undefined ? '' : Math.round(confidence * 100))

/**
 * Compact form of a text's word times and confidences: two strings, times in ms and confidences in percent, separated
 * by spaces. Keeps words that do not match the text in full.
 */
export function soundingOf(text: string, words: readonly Word[]): TimedWords {
  if (!areWordsOf(text, words)) return { words: [...words] }
  const times = words.flatMap(({ start, end }) => [toMs(start), toMs(end)]).join(' ')
  const isKnown = words.some(({ confidence }) => confidence !== undefined)
  return isKnown ? { times, confidences: words.map(percentOf).join(' ') } : { times }
}

/** Number of the words that `wordsOf` returns, without making them. */
export function countWords(text: string, { words, times }: ReadableWords): number {
  if (words || !times) return words?.length ?? 0
  let count = 1
  for (let at = text.indexOf(' '); at !== -1; at = text.indexOf(' ', at + 1)) count += 1
  return count
}

/** Confidences of the words that have one, from 0 to 1, without making the words. */
export function confidencesOf({ words, times, confidences }: ReadableWords): readonly number[] {
  if (words) return words.flatMap(({ confidence }) => confidence ?? [])
  if (!times || !confidences) return []
  return confidences.split(' ').flatMap((percent) => (percent ? Number(percent) / 100 : []))
}

/** The words of a text, from the words themselves or from their times. */
export function wordsOf(text: string, { words, times, confidences }: TimedWords): readonly Word[] {
  if (words || !times) return words ?? []
  const moments = times.split(' ')
  const percents = confidences?.split(' ') ?? []
  return text.split(' ').map((token, index) => {
    // Ten hours have 90,000 words, so each is one object, made at once.
    const [start, end] = [Number(moments[2 * index]) / 1000, Number(moments[2 * index + 1]) / 1000]
    const percent = percents[index]
    return percent
      ? { text: token, start, end, confidence: Number(percent) / 100 }
      : { text: token, start, end }
  })
}
