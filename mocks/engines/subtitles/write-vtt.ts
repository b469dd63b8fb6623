import { type Cue, formatCueTime } from './cue.ts'

function escapeVtt(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

const voiceTag = (name: string | undefined) =>
  name === undefined ? '' : `<v ${escapeVtt(name).replace(/\s+/gu, ' ').trim()}>`

/** WebVTT text; the customer's text is never read as tags. */
export function writeVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(({ start, end, lines, voice }, index) => {
    const times = `${formatCueTime(start, '.')} --> ${formatCueTime(end, '.')}`
    return `${index + 1}\n${times}\n${voiceTag(voice)}${lines.map(escapeVtt).join('\n')}\n`
  })
  return ['WEBVTT\n', ...blocks].join('\n')
}
