import { clockTime, type TranscriptSegment, type TranscriptText, turnsOf } from './transcript-text.ts'

export function writeTranscriptTxt(transcript: TranscriptText): string {
  const { title, note, hasSpeakers, hasTimestamps } = transcript
  const turns = turnsOf(transcript).map((turn) => {
    const [first] = turn
    const time = hasTimestamps && `[${clockTime(first?.start ?? 0)}]`
    const head = [time, hasSpeakers && first?.speaker?.name].filter(Boolean).join(' ')
    const said = [...(head === '' ? [] : [head]), ...turn.map(({ text }) => text)].join('\n')
    return [...(first?.chapters ?? []).map((chapter) => `# ${chapter}`), said].join('\n\n')
  })
  return `${[note === null ? title : `${title}\n${note}`, ...turns].join('\n\n')}\n`
}

const withoutSpeaker = (segment: TranscriptSegment): TranscriptSegment => ({
  ...segment,
  speaker: null,
  words: segment.words.map(({ speaker_id: _, ...word }) => word),
})

export function writeTranscriptJson(transcript: TranscriptText): string {
  const { title, language, duration, isSimulated, hasSpeakers } = transcript
  const segments = hasSpeakers ? transcript.segments : transcript.segments.map(withoutSpeaker)
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
