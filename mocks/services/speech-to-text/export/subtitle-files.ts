import { type CueBlock, type CueWord, cuesFromWords } from '#mocks/engines/subtitles/cues-from-words.ts'
import { writeSrt } from '#mocks/engines/subtitles/write-srt.ts'
import { writeVtt } from '#mocks/engines/subtitles/write-vtt.ts'
import { clockTime, type TranscriptSegment, type TranscriptText } from './transcript-text.ts'

/** A longer name would leave no space for words in its line. */
const MOST_NAME_SIGNS = 28
const HARD_SPACE = '\u00a0'

/** Words within a segment, each of them one word: what a customer wrote with a space in it is two. */
const wordsOf = ({ words }: TranscriptSegment): CueWord[] =>
  words.flatMap(({ text, start, end }) => text.split(/\s+/u).map((part) => ({ text: part, start, end })))

function prefixOf({ speaker, start }: TranscriptSegment, before: TranscriptSegment | undefined): CueWord[] {
  if (!speaker || speaker.id === before?.speaker?.id) return []
  const signs = [...speaker.name]
  const name =
    signs.length > MOST_NAME_SIGNS ? `${signs.slice(0, MOST_NAME_SIGNS - 1).join('')}…` : speaker.name
  return [{ text: `${name.replaceAll(' ', HARD_SPACE)}:`, start, end: start }]
}

/** SubRip has no place for names: whoever begins to speak is written before the words. */
export function writeTranscriptSrt({ segments }: TranscriptText): string {
  const blocks = segments.map((segment, index): CueBlock => {
    const words = wordsOf(segment)
    const [prefix] = prefixOf(segment, segments[index - 1])
    const first = words[0]?.start ?? segment.start
    return { start: 0, words: prefix ? [{ ...prefix, start: first, end: first }, ...words] : words }
  })
  return writeSrt(cuesFromWords(blocks)).replaceAll(HARD_SPACE, ' ')
}

/** WebVTT tells who speaks in voice spans, apart from the words; chapters stand in a comment. */
export function writeTranscriptVtt({ segments, note }: TranscriptText): string {
  const blocks = segments.map(
    (segment): CueBlock => ({
      start: 0,
      words: wordsOf(segment),
      ...(segment.speaker && { voice: segment.speaker.name }),
    }),
  )
  const chapters = segments.flatMap(({ start, chapters }) =>
    chapters.map((title) => `${clockTime(start)} ${title}`),
  )
  const notes = [...(note === null ? [] : [note]), ...(chapters.length > 0 ? [chapters.join('\n')] : [])]
  // An arrow in a comment would end it.
  const comments = notes.map((text) => `\nNOTE ${text.replaceAll('-->', '→')}\n`).join('')
  return writeVtt(cuesFromWords(blocks)).replace('WEBVTT\n', () => `WEBVTT\n${comments}`)
}
