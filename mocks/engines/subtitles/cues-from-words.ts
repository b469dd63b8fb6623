import { CAPTION_LINE_USUAL, CAPTION_LINES_USUAL } from '#src/contract/limits.ts'
import type { Cue } from './cue.ts'

/** A word with its times in seconds, counted from the start of its block. */
export interface CueWord {
  text: string
  start: number
  end: number
}

export interface CueBlock {
  /** Start of the block in the whole sound, in seconds. */
  start: number
  /** End of its sound, if known: no subtitle stays longer. */
  end?: number
  words: readonly CueWord[]
  voice?: string
}

/** Characters per line, and the most lines of a subtitle. */
export interface CueLines {
  length: number
  count: number
}

const USUAL_LINES: CueLines = { length: CAPTION_LINE_USUAL, count: CAPTION_LINES_USUAL }
const MAX_CUE_SECONDS = 7
const MIN_CUE_SECONDS = 0.5
/** A shorter subtitle cannot be seen. */
const MIN_VISIBLE_SECONDS = 0.2
const PAUSE_SECONDS = 0.8
/** From this many characters on, a sentence's end ends the subtitle; a comma does from half of its capacity on. */
const SENTENCE_BREAK_CHARS = 12
const SENTENCE_END = /[.!?…؟。]["'»”’)\]]*$/u
const CLAUSE_END = /[,;:،—–]["'»”’)\]]*$/u

function textOf(words: readonly CueWord[]): string {
  return words.map((word) => word.text).join(' ')
}

/** Lines of at most this width, filled from the last: the lower line of a subtitle is the longer one. */
function wrapWords(words: readonly CueWord[], width: number): string[] {
  const lines: string[] = []
  for (const { text } of words.toReversed()) {
    const line = lines[0]
    if (line !== undefined && text.length + 1 + line.length <= width) lines[0] = `${text} ${line}`
    else lines.unshift(text)
  }
  return lines
}

/** As few lines as possible, of the most even length. */
function layLines(words: readonly CueWord[], length: number): string[] {
  let best = wrapWords(words, length)
  const longest = Math.max(...best.map((line) => line.length))
  for (let width = longest - 1; width > 0; width -= 1) {
    const lines = wrapWords(words, width)
    if (lines.length > best.length || lines.some((line) => line.length > width)) return best
    best = lines
  }
  return best
}

function endsBefore(words: readonly CueWord[], next: CueWord, lines: CueLines): boolean {
  const first = words[0]
  const last = words.at(-1)
  if (!first || !last) return false
  const length = textOf(words).length
  const isFull = wrapWords([...words, next], lines.length).length > lines.count
  // A word without duration, such as an emoji, would be an invisible subtitle.
  if (next.end === next.start) return isFull
  return (
    isFull ||
    next.start - last.end >= PAUSE_SECONDS ||
    next.end - first.start > MAX_CUE_SECONDS ||
    (length >= SENTENCE_BREAK_CHARS && SENTENCE_END.test(last.text)) ||
    (length >= (lines.length * lines.count) / 2 && CLAUSE_END.test(last.text))
  )
}

function groupWords(words: readonly CueWord[], lines: CueLines): CueWord[][] {
  const groups: CueWord[][] = []
  for (const word of words) {
    const group = groups.at(-1)
    if (group && !endsBefore(group, word, lines)) group.push(word)
    else groups.push([word])
  }
  return groups
}

interface TimedCue extends Cue {
  /** End of the sound that it belongs to. */
  limit: number
}

/** A subtitle at the very end of its sound starts a little earlier, so that it can be seen. */
const visibleCue = (cue: TimedCue, before: TimedCue | undefined): TimedCue => ({
  ...cue,
  start: Math.max(Math.min(cue.start, cue.limit - MIN_VISIBLE_SECONDS), before?.start ?? 0, 0),
})

/** Extends short subtitles if the next one and the sound leave time; subtitles never overlap. */
function fitTimes(cues: readonly TimedCue[]): Cue[] {
  const timed = cues.map((cue, index) => visibleCue(cue, cues[index - 1]))
  return timed.map(({ limit, ...cue }, index) => {
    const last = Math.min(timed[index + 1]?.start ?? Number.POSITIVE_INFINITY, limit)
    const end = Math.min(Math.max(cue.end, cue.start + MIN_CUE_SECONDS), cue.start + MAX_CUE_SECONDS, last)
    return { ...cue, end: Math.max(end, cue.start) }
  })
}

/**
 * Subtitles of at most seven seconds, cut at pauses, sentence ends and commas, and when their lines are full. Every
 * word appears once and unbroken (a word longer than a line has its own line); no two subtitles overlap, and none
 * holds words of two blocks. Sorted by start.
 */
export function cuesFromWords(blocks: readonly CueBlock[], lines = USUAL_LINES): Cue[] {
  const cues = blocks.flatMap(({ start, end: limit = Number.POSITIVE_INFINITY, words, voice }) =>
    groupWords(words, lines).map((group): TimedCue => {
      const times = { start: start + (group[0]?.start ?? 0), end: start + (group.at(-1)?.end ?? 0) }
      return { ...times, lines: layLines(group, lines.length), limit, ...(voice !== undefined && { voice }) }
    }),
  )
  return fitTimes(cues.toSorted((a, b) => a.start - b.start))
}
