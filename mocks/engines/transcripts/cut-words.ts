import type { Word } from '#src/contract/block.ts'

const PAUSE_SECONDS = 0.7
const MAX_SECONDS = 15
/** From this length on, in seconds, a sentence's end ends the segment too. */
const SENTENCE_SECONDS = 8
const SENTENCE_END = /[.!?…]["'»”’)\]]*$/u

function endsBefore(segment: readonly Word[], next: Word): boolean {
  const first = segment[0]
  const last = segment.at(-1)
  if (!first || !last) return false
  return (
    last.speaker_id !== next.speaker_id ||
    next.start - last.end >= PAUSE_SECONDS ||
    next.end - first.start > MAX_SECONDS ||
    (last.end - first.start >= SENTENCE_SECONDS && SENTENCE_END.test(last.text))
  )
}

export function cutWords(words: readonly Word[]): Word[][] {
  const segments: Word[][] = []
  for (const word of words) {
    const segment = segments.at(-1)
    if (segment && !endsBefore(segment, word)) segment.push(word)
    else segments.push([word])
  }
  return segments
}
