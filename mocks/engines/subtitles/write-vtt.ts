import { type Cue, formatCueTime } from './cue.ts'

function escapeVtt(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** WebVTT text; what the customer wrote is never read as tags. */
export function writeVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(({ start, end, lines }, index) => {
    const times = `${formatCueTime(start, '.')} --> ${formatCueTime(end, '.')}`
    return `${index + 1}\n${times}\n${lines.map(escapeVtt).join('\n')}\n`
  })
  return ['WEBVTT\n', ...blocks].join('\n')
}
