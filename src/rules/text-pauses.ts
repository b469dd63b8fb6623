import { PAUSE_MAX_S, PAUSE_MIN_S } from '#src/contract/limits.ts'

/** A pause inside a text, e.g. `[0.5s]`: in seconds, with a point or a comma, and the unit of any of our languages. */
const MARK = /\[(\d{1,2}(?:[.,]\d)?)[ \u00A0]?(?:san|sn|s|с)\]/giu

export interface TextPause {
  readonly start: number
  readonly end: number
  readonly seconds: number
}

/** The pauses written in a text. A mark outside the allowed length is ordinary text. */
export function textPauses(text: string): TextPause[] {
  if (!text.includes('[')) return []
  return [...text.matchAll(MARK)].flatMap(({ 0: mark, 1: figures = '', index }) => {
    const seconds = Number(figures.replace(',', '.'))
    if (seconds < PAUSE_MIN_S || seconds > PAUSE_MAX_S) return []
    return { start: index, end: index + mark.length, seconds }
  })
}

/** Seconds of all pauses in a text. */
export const pausesIn = (text: string) => textPauses(text).reduce((sum, { seconds }) => sum + seconds, 0)

/** The text between its pauses: one piece more than there are pauses, including empty ones. */
export function betweenPauses(text: string): string[] {
  const pauses = textPauses(text)
  return [0, ...pauses.map(({ end }) => end)].map((from, index) => text.slice(from, pauses[index]?.start))
}

export const pauseMark = (seconds: number) => `[${seconds}s]`
