/** Control characters and halves of pairs; line ends and tabs are text. Zero-width joiners hold emoji together. */
const UNSPEAKABLE = /(?![\n\t])[\p{Cc}\p{Cs}\uFEFF\uFFFE\uFFFF]/gu
const LINE_ENDS = /\r\n?|[\u2028\u2029\u0085]/g

/** Text as it may be stored, and how many characters had to go because nobody can see or say them. */
export function cleanText(text: string): { text: string; removed: number } {
  const lines = text.replace(LINE_ENDS, '\n')
  const clean = lines.replace(UNSPEAKABLE, '')
  return { text: clean, removed: lines.length - clean.length }
}
