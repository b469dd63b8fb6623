import { type Cue, formatCueTime } from './cue.ts'

/** SubRip text. SRT has no escapes, so an arrow that could be taken for a time line becomes another character. */
export function writeSrt(cues: readonly Cue[]): string {
  return cues
    .map(({ start, end, lines }, index) => {
      const times = `${formatCueTime(start, ',')} --> ${formatCueTime(end, ',')}`
      return `${index + 1}\n${times}\n${lines.join('\n').replaceAll('-->', '→')}\n`
    })
    .join('\n')
}
