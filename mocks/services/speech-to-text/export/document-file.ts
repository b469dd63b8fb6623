import { type DocxParagraph, writeDocx } from '#mocks/engines/documents/write-docx.ts'
import { clockTime, type TranscriptText, turnsOf } from './transcript-text.ts'

export function writeTranscriptDocx(transcript: TranscriptText): Uint8Array<ArrayBuffer> {
  const { title, language, note } = transcript
  const head: DocxParagraph[] = [{ style: 'title', runs: [{ text: title }] }]
  if (note !== null) head.push({ style: 'note', runs: [{ text: note }] })
  const turns = turnsOf(transcript).flatMap((turn): DocxParagraph[] => {
    const [first] = turn
    const name = first?.speaker?.name
    const time = { text: clockTime(first?.start ?? 0), style: 'time' } as const
    const runs = name === undefined ? [time] : [{ text: `${name}  `, style: 'speaker' } as const, time]
    const chapters = (first?.chapters ?? []).map(
      (text): DocxParagraph => ({ style: 'chapter', runs: [{ text }] }),
    )
    return [...chapters, { style: 'heading', runs }, ...turn.map(({ text }) => ({ runs: [{ text }] }))]
  })
  return writeDocx({ title, language, paragraphs: [...head, ...turns] })
}
