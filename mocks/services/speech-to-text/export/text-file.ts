import { clockTime, type TranscriptText, turnsOf } from './transcript-text.ts'

export function writeTranscriptTxt(transcript: TranscriptText): string {
  const { title, note } = transcript
  const turns = turnsOf(transcript).map((turn) => {
    const [first] = turn
    const head = `[${clockTime(first?.start ?? 0)}] ${first?.speaker?.name ?? ''}`.trim()
    const said = [head, ...turn.map(({ text }) => text)].join('\n')
    return [...(first?.chapters ?? []).map((chapter) => `# ${chapter}`), said].join('\n\n')
  })
  return `${[note === null ? title : `${title}\n${note}`, ...turns].join('\n\n')}\n`
}

export function writeTranscriptJson(transcript: TranscriptText): string {
  const { title, language, duration, isSimulated, segments } = transcript
  const speakers = [
    ...new Map(segments.flatMap(({ speaker }) => (speaker ? [[speaker.id, speaker]] : []))).values(),
  ]
  const chapters = segments.flatMap(({ start, chapters }) => chapters.map((title) => ({ start, title })))
  const content = {
    ...{ title, language, duration, is_simulated: isSimulated, speakers, chapters },
    segments: segments.map(({ chapters: _, ...segment }) => segment),
  }
  return `${JSON.stringify(content, null, 2)}\n`
}
