import { commonPairs } from '#src/lib/common-pairs.ts'
import type { Cue, Subtitles } from './read-subtitles.ts'

/** A block, and the subtitles of the file that it was made of. */
export interface Place {
  readonly block: string
  /** Its text when the subtitles were added. */
  readonly text: string
  readonly cues: readonly number[]
}

const wordsOf = (text: string) => text.split(/\s+/u).filter((word) => word !== '')

/** Divides a changed text among the subtitles of its block: a word stays with the words around it. */
function divideText(cues: readonly Cue[], text: string): string[] {
  const owners = cues.flatMap(({ text: own }, index) => wordsOf(own).map((word) => ({ word, index })))
  const words = wordsOf(text)
  const matches = new Map(
    commonPairs(
      owners.map(({ word }) => word),
      words,
    ).map(({ before, after }) => [after, owners[before]?.index ?? 0]),
  )
  const parts = cues.map((): string[] => [])
  // Without a word in common, each subtitle gets as large a share of the words as before.
  const share = (place: number) => owners[Math.floor((place * owners.length) / words.length)]?.index ?? 0
  let owner = matches.size === 0 ? undefined : Math.min(...matches.values())
  for (const [place, word] of words.entries()) {
    owner = matches.size === 0 ? share(place) : (matches.get(place) ?? owner)
    parts[owner ?? 0]?.push(word)
  }
  return parts.map((part) => part.join(' '))
}

/** A text in so many lines of even length. */
export function breakIntoLines(text: string, count: number): string {
  const words = wordsOf(text)
  const lines: string[] = []
  const length = Math.ceil(text.length / count)
  for (const word of words) {
    const line = lines.at(-1)
    if (line === undefined || (line.length + word.length > length && lines.length < count)) lines.push(word)
    else lines[lines.length - 1] = `${line} ${word}`
  }
  return lines.join('\n')
}

const escapeText = (text: string, { kind }: Subtitles) =>
  kind === 'srt'
    ? text.replaceAll('-->', '→')
    : text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Texts that replace those of subtitles, by index; an empty one removes its subtitle. */
function changedTexts(
  { cues }: Subtitles,
  places: readonly Place[],
  textOf: (block: string) => string | undefined,
) {
  const changed = new Map<number, string>()
  for (const { block, text, cues: own } of places) {
    const now = textOf(block) ?? ''
    if (now === text) continue
    const parts = divideText(
      own.flatMap((index) => cues[index] ?? []),
      now,
    )
    for (const [place, index] of own.entries())
      if (cues[index]?.text !== parts[place]) changed.set(index, parts[place] ?? '')
  }
  return changed
}

/**
 * The file with the present texts of its blocks, at the file's times; what was not edited stays as it was, to the
 * letter. Undefined if nothing was edited.
 */
export function writeSubtitles(
  file: string,
  subtitles: Subtitles,
  places: readonly Place[],
  textOf: (block: string) => string | undefined,
): string | undefined {
  const changed = changedTexts(subtitles, places, textOf)
  if (changed.size === 0) return undefined
  const lineBreak = /\r\n|\r|\n/.exec(file)?.[0] ?? '\n'
  const cues = [...changed].flatMap(([index, text]) => {
    const cue = subtitles.cues[index]
    return cue ? { ...cue, now: text } : []
  })
  let written = ''
  let at = 0
  for (const { head, from, to, now } of cues.toSorted((a, b) => a.head - b.head)) {
    if (now === '') {
      written += file.slice(at, head)
      at = to + (/^(?:\r\n|\r|\n){0,2}/.exec(file.slice(to, to + 4))?.[0].length ?? 0)
      continue
    }
    const lines = file
      .slice(from, to)
      .split(/\r\n|\r|\n/)
      .filter((line) => line.trim() !== '').length
    const text = breakIntoLines(escapeText(now, subtitles), lines).replaceAll('\n', lineBreak)
    written += file.slice(at, from) + text
    at = to
  }
  return written + file.slice(at)
}
