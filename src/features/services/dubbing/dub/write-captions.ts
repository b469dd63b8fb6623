export interface Caption {
  /** In seconds. */
  readonly start: number
  readonly end: number
  readonly text: string
}

const timeOf = (seconds: number) => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)

/** Empty lines would end a caption, and signs of markup would be read as tags. */
const escapeCaption = (text: string) =>
  text
    .trim()
    .replaceAll(/\n\s*\n/g, '\n')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

/** WebVTT captions of a film, without segments that have no text. */
export function writeCaptions(captions: readonly Caption[]): string {
  const cues = captions
    .filter(({ text }) => text.trim() !== '')
    .map(({ start, end, text }) => `${timeOf(start)} --> ${timeOf(end)}\n${escapeCaption(text)}\n`)
  return ['WEBVTT\n', ...cues].join('\n')
}

/** SubRip subtitles. The format has no escapes, so an arrow that could be taken for a time line is replaced. */
export const writeSrt = (captions: readonly Caption[]): string =>
  captions
    .map(({ start, end, text }, index) => {
      const times = `${timeOf(start)} --> ${timeOf(end)}`.replaceAll('.', ',')
      return `${index + 1}\n${times}\n${text.replaceAll('-->', '→')}\n`
    })
    .join('\n')
