import { cleanText } from '#src/rules/clean-text.ts'
import { isRolling, NO_CUE, NUMBER, TIMES, VTT, withoutTags } from '#src/rules/subtitle-text.ts'

export interface Cue {
  /** In seconds. */
  readonly start: number
  readonly end: number
  /** Without tags, on one line. */
  readonly text: string
  /** Offsets in the file: of the cue's first line, and of its text. */
  readonly head: number
  readonly from: number
  readonly to: number
}

export type SubtitleKind = 'srt' | 'vtt'

export interface Subtitles {
  readonly kind: SubtitleKind
  /** By start. */
  readonly cues: readonly Cue[]
  /** Numbers of the lines whose times cannot be read; their subtitles are left out. */
  readonly faults: readonly number[]
  /** How many subtitles start before the previous one ends. */
  readonly overlaps: number
}

const ARROW = /-->/
const BLANK = /^\s*$/

interface CueWithLines extends Cue {
  /** Lines with text, without tags. */
  readonly lines: readonly Line[]
}

interface Line {
  readonly text: string
  readonly from: number
  readonly to: number
}

function linesOf(text: string): Line[] {
  const lines: Line[] = []
  const breaks = /\r\n|\r|\n/g
  let from = 0
  for (const { index, 0: end } of text.matchAll(breaks)) {
    lines.push({ text: text.slice(from, index), from, to: index })
    from = index + end.length
  }
  lines.push({ text: text.slice(from), from, to: text.length })
  return lines
}

function secondsOf([hours = '0', minutes = '0', seconds = '0', fraction = '0']: readonly (
  | string
  | undefined
)[]) {
  const whole = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  return whole + Number(`0.${fraction}`)
}

/** Start and end of a time line; one that runs backwards has no length. */
function timesIn(line: string) {
  const found = TIMES.exec(line.replaceAll('\t', ' '))
  if (!found) return undefined
  const start = secondsOf(found.slice(1, 5))
  return { start, end: Math.max(start, secondsOf(found.slice(5, 9))) }
}

function plainText(raw: string, kind: SubtitleKind): string {
  const untagged = withoutTags(raw, kind === 'vtt')
  return cleanText(untagged).text.replace(/\s+/gu, ' ').trim()
}

/** Whether the time line belongs to a comment or a style of WebVTT. */
function isInComment(lines: readonly Line[], place: number): boolean {
  let first = place
  while (first > 0 && !BLANK.test(lines[first - 1]?.text ?? '')) first -= 1
  return NO_CUE.test(lines[first]?.text ?? '')
}

/**
 * Lines of text below a time line, as a half-open range. Text of WebVTT ends at a blank line; SubRip files from
 * careless programs have blank lines in it, so it lasts up to the next time line and its number.
 */
function textLines(lines: readonly Line[], place: number, next: number, kind: SubtitleKind) {
  let end = next
  if (kind === 'vtt') {
    end = place + 1
    // YouTube writes a line with a space above the words.
    while (end < next && /^\s+$/.test(lines[end]?.text ?? '')) end += 1
    while (end < next && !BLANK.test(lines[end]?.text ?? '')) end += 1
  }
  if (end === next && next < lines.length && NUMBER.test(lines[next - 1]?.text ?? '')) end -= 1
  while (end > place + 1 && BLANK.test(lines[end - 1]?.text ?? '')) end -= 1
  return Math.max(end, place + 1)
}

function headOf(lines: readonly Line[], place: number, after: number): number {
  const before = lines[place - 1]
  const hasName = before && place - 1 >= after && !BLANK.test(before.text) && !VTT.test(before.text)
  return (hasName ? before : lines[place])?.from ?? 0
}

function cueAt(lines: readonly Line[], places: readonly number[], index: number, kind: SubtitleKind) {
  const place = places[index] ?? 0
  const times = timesIn(lines[place]?.text ?? '')
  if (!times) return undefined
  const end = textLines(lines, place, places[index + 1] ?? lines.length, kind)
  const body = lines.slice(place + 1, end)
  const to = lines[end - 1]?.to ?? 0
  const from = body[0]?.from ?? to
  const text = plainText(body.map((line) => line.text).join('\n'), kind)
  const shown = body
    .map((line) => ({ ...line, text: plainText(line.text, kind) }))
    .filter((line) => line.text !== '')
  return { ...times, text, head: headOf(lines, place, (places[index - 1] ?? -1) + 1), from, to, lines: shown }
}

/** Leaves out of each subtitle what the one before it shows too, and subtitles that show nothing else. */
function withoutRepeats(cues: readonly CueWithLines[]): CueWithLines[] {
  let last: string | undefined
  return cues.flatMap((cue) => {
    const lines = cue.lines.filter(({ text }, index) => text !== (cue.lines[index - 1]?.text ?? last))
    last = cue.lines.at(-1)?.text ?? last
    const [first] = lines
    return first ? { ...cue, lines, from: first.from, text: lines.map(({ text }) => text).join(' ') } : []
  })
}

/** Whether a text has time lines of subtitles, or starts with the header of WebVTT. */
export function isSubtitles(text: string): boolean {
  if (VTT.test(text)) return true
  return text.includes('>') && linesOf(text.slice(0, 20_000)).some((line) => timesIn(line.text))
}

/** Reads SubRip or WebVTT text, whatever the file's name, as far as it can be read. */
export function readSubtitles(text: string): Subtitles {
  const kind = VTT.test(text) ? 'vtt' : 'srt'
  const lines = linesOf(text)
  const places = lines.flatMap((line, index) => {
    if (!ARROW.test(line.text) && !timesIn(line.text)) return []
    return kind === 'vtt' && isInComment(lines, index) ? [] : index
  })
  const faults: number[] = []
  const shown: CueWithLines[] = []
  for (const [index, place] of places.entries()) {
    const cue = cueAt(lines, places, index, kind)
    if (!cue) faults.push(place + 1)
    else if (cue.text !== '') shown.push(cue)
  }
  shown.sort((a, b) => a.start - b.start)
  const isRepeating = isRolling(shown.flatMap((cue) => cue.lines.map(({ text }) => text)))
  const cues = isRepeating ? withoutRepeats(shown) : shown
  let latest = 0
  let overlaps = 0
  for (const { start, end } of cues) {
    if (start < latest - 0.001) overlaps += 1
    latest = Math.max(latest, end)
  }
  return { kind, cues, faults, overlaps }
}
