import type { SpokenWord } from './word-ranges.ts'

const toMs = (seconds: number) => Math.round(seconds * 1000)

/**
 * When the words of a text sound, in a line: start and end of each in ms, apart by spaces. Undefined where the words
 * are not those of the text, one after the other.
 */
export function timesOf(text: string, words: readonly SpokenWord[]): string | undefined {
  const tokens = text === '' ? [] : text.split(' ')
  const isText = tokens.length === words.length && words.every((word, index) => word.text === tokens[index])
  return isText ? words.flatMap(({ start, end }) => [toMs(start), toMs(end)]).join(' ') : undefined
}

interface Sounding {
  readonly words?: readonly SpokenWord[] | null | undefined
  readonly times?: string | null | undefined
}

/** The words of a text, which come as they are or as their times. */
export function wordsOf(text: string, { words, times }: Sounding): readonly SpokenWord[] {
  if (words || !times) return words ?? []
  const moments = times.split(' ')
  return text.split(' ').map((word, index) => {
    const [start, end] = moments.slice(2 * index, 2 * index + 2)
    return { text: word, start: Number(start) / 1000, end: Number(end) / 1000 }
  })
}
