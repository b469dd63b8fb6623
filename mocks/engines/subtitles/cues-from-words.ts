import type { Cue } from './cue.ts'

/** A word with its times in seconds, counted from the start of its block. */
export interface CueWord {
  text: string
  start: number
  end: number
}

export interface CueBlock {
  /** Where the block begins in the whole sound, in seconds. */
  start: number
  /** Where its sound ends, if that is known: no subtitle stays longer. */
  end?: number
  words: readonly CueWord[]
  voice?: string
}

const MAX_LINE_CHARS = 42
const MAX_CUE_SECONDS = 7
const MIN_CUE_SECONDS = 0.5
/** Nothing shorter can be seen. */
const SHORTEST_CUE_SECONDS = 0.2
const PAUSE_SECONDS = 0.8
/** From this many characters on a sentence's end ends the subtitle too, from the second on a comma does. */
const SENTENCE_BREAK_CHARS = 12
const CLAUSE_BREAK_CHARS = 42
const SENTENCE_END = /[.!?…؟。]["'»”’)\]]*$/u
const CLAUSE_END = /[,;:،—–]["'»”’)\]]*$/u

function textOf(words: readonly CueWord[]): string {
  return words.map((word) => word.text).join(' ')
}

/** One line, or two of the most even length; undefined when two lines do not hold the words. */
function layLines(words: readonly CueWord[]): string[] | undefined {
  const whole = textOf(words)
  if (whole.length <= MAX_LINE_CHARS || words.length === 1) return [whole]
  let best: string[] | undefined
  let bestLength = MAX_LINE_CHARS + 1
  for (let cut = 1; cut < words.length; cut += 1) {
    const lines = [textOf(words.slice(0, cut)), textOf(words.slice(cut))]
    const longest = Math.max(...lines.map((line) => line.length))
    if (longest < bestLength) {
      best = lines
      bestLength = longest
    }
  }
  return best
}

function endsBefore(words: readonly CueWord[], next: CueWord): boolean {
  const first = words[0]
  const last = words.at(-1)
  if (!first || !last) return false
  const length = textOf(words).length
  const isFull = layLines([...words, next]) === undefined
  // A word that takes no time, such as an emoji, would be a subtitle that nobody sees.
  if (next.end === next.start) return isFull
  return (
    isFull ||
    next.start - last.end >= PAUSE_SECONDS ||
    next.end - first.start > MAX_CUE_SECONDS ||
    (length >= SENTENCE_BREAK_CHARS && SENTENCE_END.test(last.text)) ||
    (length >= CLAUSE_BREAK_CHARS && CLAUSE_END.test(last.text))
  )
}

function groupWords(words: readonly CueWord[]): CueWord[][] {
  const groups: CueWord[][] = []
  for (const word of words) {
    const group = groups.at(-1)
    if (group && !endsBefore(group, word)) group.push(word)
    else groups.push([word])
  }
  return groups
}

interface TimedCue extends Cue {
  /** Where the sound ends that it belongs to. */
  limit: number
}

/** One that begins at the very end of its sound begins a little sooner, so that it can be seen. */
const seen = (cue: TimedCue, before: TimedCue | undefined): TimedCue => ({
  ...cue,
  start: Math.max(Math.min(cue.start, cue.limit - SHORTEST_CUE_SECONDS), before?.start ?? 0, 0),
})

/** Short subtitles stay a little longer, if the next one and the sound leave the time; none reaches into the next. */
function fitTimes(cues: readonly TimedCue[]): Cue[] {
  const timed = cues.map((cue, index) => seen(cue, cues[index - 1]))
  return timed.map(({ limit, ...cue }, index) => {
    const last = Math.min(timed[index + 1]?.start ?? Number.POSITIVE_INFINITY, limit)
    const end = Math.min(Math.max(cue.end, cue.start + MIN_CUE_SECONDS), cue.start + MAX_CUE_SECONDS, last)
    return { ...cue, end: Math.max(end, cue.start) }
  })
}

/**
 * Subtitles of at most two lines of 42 characters and seven seconds, cut at pauses, sentence ends and commas.
 * Every word appears once and unbroken (a single longer word has a longer line); no two subtitles overlap,
 * and no subtitle holds words of two blocks. Subtitles come in the order in which they begin.
 */
export function cuesFromWords(blocks: readonly CueBlock[]): Cue[] {
  const cues = blocks.flatMap(({ start, end: limit = Number.POSITIVE_INFINITY, words, voice }) =>
    groupWords(words).map((group): TimedCue => {
      const times = { start: start + (group[0]?.start ?? 0), end: start + (group.at(-1)?.end ?? 0) }
      const lines = layLines(group) ?? [textOf(group)]
      return { ...times, lines, limit, ...(voice !== undefined && { voice }) }
    }),
  )
  return fitTimes(cues.toSorted((a, b) => a.start - b.start))
}
