interface Caption {
  /** In seconds. */
  readonly start: number
  readonly end: number
  readonly text: string
}

const timeOf = (seconds: number) => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)

/** Empty lines would end a caption, and signs of markup would be read as tags. */
const plain = (text: string) =>
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
    .map(({ start, end, text }) => `${timeOf(start)} --> ${timeOf(end)}\n${plain(text)}\n`)
  return ['WEBVTT\n', ...cues].join('\n')
}
