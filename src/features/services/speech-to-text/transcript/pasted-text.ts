import { isSubtitles, readSubtitles } from '#src/features/subtitles/read-subtitles.ts'
import { cleanText } from '#src/rules/clean-text.ts'

const TIME = /^\s*[[(]?(?:\d{1,2}:)?\d{1,2}:\d{2}(?:[.,]\d{1,3})?[\])]?\s*(?:[-–—]\s*)?/u
const HEADING = /^\s*#/u

/** Texts around the words of a transcript, in an export or when it is copied. */
interface TranscriptFrame {
  readonly title: string
  readonly names: readonly string[]
  readonly chapters: readonly string[]
}

/** Removes the name of a speaker: before a colon, or alone in a line with a time. */
function withoutName(line: string, names: readonly string[], hasTime: boolean): string {
  const name = names.find((one) => line.startsWith(one))
  if (name === undefined) return line
  const rest = line.slice(name.length)
  if (hasTime && rest.trim() === '') return ''
  return /^\s*:/u.test(rest) ? rest.replace(/^\s*:/u, '') : line
}

/**
 * Spoken lines of a pasted text: without times, names of speakers, headings and the title, which an exported
 * transcript has.
 */
export function spokenLines(text: string, { title, names, chapters }: TranscriptFrame): string[] {
  const { text: clean } = cleanText(text)
  const lines = isSubtitles(clean)
    ? readSubtitles(clean).cues.map((cue) => cue.text)
    : clean.normalize('NFC').split('\n')
  const longestFirst = names.toSorted((a, b) => b.length - a.length)
  const first = lines.findIndex((line) => line.trim() !== '')
  return lines.flatMap((line, index) => {
    const written = line.trim()
    if (HEADING.test(line) || chapters.includes(written) || (index === first && written === title)) return []
    const untimed = line.replace(TIME, '')
    const said = withoutName(untimed.trim(), longestFirst, untimed !== line).trim()
    return said === '' ? [] : said
  })
}
