import { type CueBlock, type CueWord, cuesFromWords } from '#mocks/engines/subtitles/cues-from-words.ts'
import { writeSrt } from '#mocks/engines/subtitles/write-srt.ts'
import { writeVtt } from '#mocks/engines/subtitles/write-vtt.ts'
import { clockTime, type TranscriptSegment, type TranscriptText } from './transcript-text.ts'

/** A longer name would leave no space for words in its line. */
const MAX_NAME_SHARE = 2 / 3
const NO_BREAK_SPACE = '\u00a0'

/** Words of a segment; a word that the customer wrote with a space counts as two. */
const wordsOf = ({ words }: TranscriptSegment): CueWord[] =>
  words.flatMap(({ text, start, end }) => text.split(/\s+/u).map((part) => ({ text: part, start, end })))

/** The name before the first words of a new speaker. */
function prefixOf(speaker: TranscriptSegment['speaker'], at: number, lineLength: number): CueWord[] {
  if (!speaker) return []
  const signs = [...speaker.name]
  const most = Math.floor(lineLength * MAX_NAME_SHARE)
  const name = signs.length > most ? `${signs.slice(0, most - 1).join('')}…` : speaker.name
  return [{ text: `${name.replaceAll(' ', NO_BREAK_SPACE)}:`, start: at, end: at }]
}

/** Times of words count from the start of the recording; no subtitle stays longer than that. */
const withinRecording = ({ duration }: TranscriptText) => ({
  start: 0,
  ...(duration > 0 && { end: duration }),
})

/** SubRip has no field for names, so a new speaker's name is written before the words. */
export function writeTranscriptSrt(transcript: TranscriptText): string {
  const { segments, hasSpeakers, lines } = transcript
  const blocks = segments.map((segment, index): CueBlock => {
    const words = wordsOf(segment)
    const { speaker, start } = segment
    const isNew = hasSpeakers && speaker?.id !== segments[index - 1]?.speaker?.id
    const prefix = isNew ? prefixOf(speaker, words[0]?.start ?? start, lines.length) : []
    return { ...withinRecording(transcript), words: [...prefix, ...words] }
  })
  return writeSrt(cuesFromWords(blocks, lines)).replaceAll(NO_BREAK_SPACE, ' ')
}

/** WebVTT has voice spans for speakers, separate from the words; chapters are in a comment. */
export function writeTranscriptVtt(transcript: TranscriptText): string {
  const { segments, note, hasSpeakers, lines } = transcript
  const blocks = segments.map(
    (segment): CueBlock => ({
      ...withinRecording(transcript),
      words: wordsOf(segment),
      ...(hasSpeakers && segment.speaker && { voice: segment.speaker.name }),
    }),
  )
  const chapters = segments.flatMap(({ start, chapters }) =>
    chapters.map((title) => `${clockTime(start)} ${title}`),
  )
  const notes = [...(note === null ? [] : [note]), ...(chapters.length > 0 ? [chapters.join('\n')] : [])]
  // An arrow would end a comment.
  const comments = notes.map((text) => `\nNOTE ${text.replaceAll('-->', '→')}\n`).join('')
  return writeVtt(cuesFromWords(blocks, lines)).replace('WEBVTT\n', () => `WEBVTT\n${comments}`)
}
