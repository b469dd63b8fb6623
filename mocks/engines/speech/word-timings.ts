import type { EspeakEvent } from './espeak-module.ts'
import type { SpokenWord } from './speech-engine.ts'
import type { ScriptWord } from './spoken-script.ts'

/** Start times in milliseconds; undefined if espeak-ng reported nothing usable. */
type StartTimes = (number | undefined)[]

function firstMarks(events: readonly EspeakEvent[], count: number): StartTimes {
  const marks: StartTimes = new Array(count).fill(undefined)
  for (const event of events) {
    const index = event.type === 'mark' ? Number(event.id) : Number.NaN
    if (index >= 0 && index < count && marks[index] === undefined) marks[index] = event.audio_position
  }
  return marks
}

/** Word events by word. The script is in order, so one pass with a pointer is enough. */
function wordEvents(events: readonly EspeakEvent[], words: readonly ScriptWord[]): number[][] {
  const times: number[][] = words.map(() => [])
  const byPosition = events
    .filter((event) => event.type === 'word')
    .sort((a, b) => a.text_position - b.text_position)
  let index = 0
  for (const event of byPosition) {
    while ((words[index]?.to ?? Number.POSITIVE_INFINITY) < event.text_position) index += 1
    const word = words[index]
    if (word && event.text_position >= word.from) times[index]?.push(event.audio_position)
  }
  return times
}

/**
 * Start times of words. Marks tell where a word starts, but include the pause before it and get lost at some full
 * stops. Word events fill both gaps if they fit between the surrounding marks, else the start of the sentence does:
 * a word without a mark is the first of a sentence.
 */
function findAnchors(events: readonly EspeakEvent[], words: readonly ScriptWord[]): StartTimes {
  const marks = firstMarks(events, words.length)
  const heard = wordEvents(events, words)
  const sentences = events.filter((event) => event.type === 'sentence').map((event) => event.audio_position)
  const latest: number[] = new Array(words.length)
  let bound = Number.POSITIVE_INFINITY
  for (let index = words.length - 1; index >= 0; index -= 1) {
    latest[index] = bound
    bound = Math.min(bound, marks[index] ?? bound)
  }
  let previous = 0
  return words.map((_, index) => {
    const mark = marks[index]
    const from = Math.max(previous, mark ?? 0)
    const until = latest[index] ?? Number.POSITIVE_INFINITY
    const inTime = (heard[index] ?? []).filter((time) => time >= from && time <= until)
    const opening = sentences.find((time) => time > previous && time <= until)
    const start = inTime.length > 0 ? Math.min(...inTime) : (mark ?? opening)
    if (start === undefined || start < previous) return undefined
    previous = start
    return start
  })
}

/** Words with the same start were spoken as one ("of the"): only the last keeps the time, the others share it. */
function dropSharedStarts(anchors: StartTimes, words: readonly ScriptWord[]): StartTimes {
  let next: number | undefined
  const kept = [...anchors]
  for (let index = words.length - 1; index >= 0; index -= 1) {
    const isSaid = (words[index]?.weight ?? 0) > 0
    if (isSaid && index > 0 && kept[index] !== undefined && kept[index] === next) kept[index] = undefined
    else if (isSaid) next = kept[index] ?? next
  }
  return kept
}

/** The end of the last sound before `until`; a pause follows. Silent phonemes have an empty name. */
function soundEnds(events: readonly EspeakEvent[], durationMs: number) {
  const phonemes = events.filter((event) => event.type === 'phoneme' && !String(event.id).startsWith('('))
  let index = 0
  return (from: number, until: number): number => {
    let end = from
    for (; index < phonemes.length; index += 1) {
      const phoneme = phonemes[index]
      if (!phoneme || phoneme.audio_position >= until) break
      if (String(phoneme.id).trim() === '') continue
      end = Math.min(until, phonemes[index + 1]?.audio_position ?? durationMs)
    }
    return end
  }
}

const isEmoji = ({ text }: ScriptWord) =>
  /\p{Extended_Pictographic}/u.test(text) && !/[\p{L}\p{N}]/u.test(text)

/** An emoji that starts together with a word is not spoken, so it has no time. */
function shareTime(group: readonly ScriptWord[], start: number, end: number): SpokenWord[] {
  const isSpoken = (word: ScriptWord) => !isEmoji(word) || group.every(isEmoji)
  const weightOf = (word: ScriptWord) => (isSpoken(word) ? word.weight : 0)
  const total = group.reduce((sum, word) => sum + weightOf(word), 0)
  let passed = 0
  const at = () => (total === 0 ? start : start + ((end - start) * passed) / total) / 1000
  return group.map((word) => {
    const from = at()
    passed += weightOf(word)
    return { text: word.text, start: from, end: at() }
  })
}

/**
 * Times of every word of the script, in seconds: in order, without overlap, within the duration, without the pauses
 * after them. Words of punctuation only have no duration, and neither do emoji that are not spoken.
 */
export function timeWords(
  events: readonly EspeakEvent[],
  words: readonly ScriptWord[],
  durationSeconds: number,
): SpokenWord[] {
  const durationMs = durationSeconds * 1000
  const anchors = dropSharedStarts(findAnchors(events, words), words)
  const endOfSound = soundEnds(events, durationMs)
  const timed: SpokenWord[] = []
  let first = 0
  while (first < words.length) {
    let next = first + 1
    while (next < words.length && anchors[next] === undefined) next += 1
    const start = Math.min(anchors[first] ?? 0, durationMs)
    const until = Math.min(anchors[next] ?? durationMs, durationMs)
    timed.push(...shareTime(words.slice(first, next), start, endOfSound(start, until)))
    first = next
  }
  return timed
}
