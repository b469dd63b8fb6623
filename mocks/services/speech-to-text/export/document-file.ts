import { type DocxParagraph, type DocxRun, writeDocx } from '#mocks/engines/documents/write-docx.ts'
import { clockTime, type TranscriptText, turnsOf } from './transcript-text.ts'

export function writeTranscriptDocx(transcript: TranscriptText): Uint8Array<ArrayBuffer> {
  const { title, language, note, hasSpeakers, hasTimestamps } = transcript
  const opening: DocxParagraph[] = [{ style: 'title', runs: [{ text: title }] }]
  if (note !== null) opening.push({ style: 'note', runs: [{ text: note }] })
  const turns = turnsOf(transcript).flatMap((turn): DocxParagraph[] => {
    const [first] = turn
    const name = hasSpeakers ? first?.speaker?.name : undefined
    const runs: DocxRun[] = []
    if (name !== undefined) runs.push({ text: hasTimestamps ? `${name}  ` : name, style: 'speaker' })
    if (hasTimestamps) runs.push({ text: clockTime(first?.start ?? 0), style: 'time' })
    const head: DocxParagraph[] = runs.length > 0 ? [{ style: 'heading', runs }] : []
    const chapters = (first?.chapters ?? []).map(
      (text): DocxParagraph => ({ style: 'chapter', runs: [{ text }] }),
    )
    return [...chapters, ...head, ...turn.map(({ text }) => ({ runs: [{ text }] }))]
  })
  return writeDocx({ title, language, paragraphs: [...opening, ...turns] })
}
