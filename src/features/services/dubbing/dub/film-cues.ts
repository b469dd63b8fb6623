import { CAPTION_LINE_USUAL, CAPTION_LINES_USUAL } from '#src/contract/limits.ts'
import { blocksOf, type EditorState } from '#src/features/editor/editor-context.ts'
import { breakIntoLines } from '#src/features/subtitles/write-subtitles.ts'
import { dubOf } from './dub-segment.ts'
import type { Caption } from './write-captions.ts'

/** The original text, in place of a language of the dub. */
export const ORIGINAL = 'original'

/** Languages whose texts are shown together, one below the other: ids of the dub's languages, or `original`. */
export type CueTexts = readonly string[]

const CUE_CHARS = CAPTION_LINE_USUAL * CAPTION_LINES_USUAL

/** A text in so many parts of about even length, between words. */
function partsOf(text: string, count: number): string[] {
  const parts = Array.from({ length: count }, () => '')
  let length = 0
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    const middle = length + word.length / 2
    const place = Math.min(count - 1, Math.floor((middle * count) / Math.max(1, text.length)))
    parts[place] = parts[place] ? `${parts[place]} ${word}` : word
    length += word.length + 1
  }
  return parts
}

const breakLines = (text: string) => breakIntoLines(text, Math.ceil(text.length / CAPTION_LINE_USUAL))

/** Subtitles of one segment: a long one is divided, and its time by the length of its parts. */
function cuesOfSegment({ start, end }: { start: number; end: number }, texts: readonly string[]): Caption[] {
  const written = texts.map((text) => text.trim().replace(/\s+/gu, ' ')).filter(Boolean)
  if (written.length === 0) return []
  const count = Math.ceil(Math.max(...written.map(({ length }) => length)) / CUE_CHARS)
  const parts = written.map((text) => partsOf(text, count))
  const total = parts.flat().reduce((sum, { length }) => sum + length, 0)
  let at = start
  return Array.from({ length: count }, (_, place): Caption => {
    const own = parts.map((each) => each[place] ?? '').filter(Boolean)
    const share = own.reduce((sum, { length }) => sum + length, 0) / total
    const from = at
    at = place === count - 1 ? end : at + share * (end - start)
    return { start: from, end: at, text: own.map(breakLines).join('\n') }
  }).filter(({ text }) => text !== '')
}

/** Subtitles of a dub's film, by the texts in the editor. */
export const filmCues = (state: EditorState, languages: CueTexts): Caption[] =>
  blocksOf(state).flatMap((block) => {
    const segment = dubOf(block)
    if (!segment) return []
    const texts = languages.map((language) =>
      language === ORIGINAL ? block.text : (segment.translations[language]?.text ?? ''),
    )
    return cuesOfSegment(segment, texts)
  })

/** Subtitles that follow each other: people who speak at once share one, in the order in which they started. */
export function withoutOverlaps(cues: readonly Caption[]): Caption[] {
  const times = [...new Set(cues.flatMap(({ start, end }) => [start, end]))].toSorted((a, b) => a - b)
  const shown: Caption[] = []
  for (const [index, start] of times.slice(0, -1).entries()) {
    const end = times[index + 1] ?? start
    const text = cues
      .filter((cue) => cue.start <= start && cue.end >= end)
      .map((cue) => cue.text)
      .join('\n')
    const last = shown.at(-1)
    if (last?.text === text && last.end === start) shown[shown.length - 1] = { ...last, end }
    else if (text !== '') shown.push({ start, end, text })
  }
  return shown
}
