/** Word writes a line break within a paragraph as a vertical tab, and a page break as a form feed. */
const LINE_ENDS = /\r\n?|[\v\f\u2028\u2029\u0085]/g
/** Control characters, lone surrogates, soft hyphens, zero-width spaces, word joiners; line ends and tabs are text. */
const UNSPEAKABLE = /(?![\n\t])[\p{Cc}\p{Cs}\u00AD\u180E\u200B\u2060-\u2064\uFEFF\uFFFE\uFFFF]/gu
/** Joiners hold emoji and letters of some scripts together; after these characters they have no effect. */
const USELESS_JOINERS = /(?<=^|[\p{Script=Latin}\p{Script=Cyrillic}\p{N}\p{P}\s])[\u200C\u200D]+/gu
const SURPLUS_JOINERS = /(?<=[\u200C\u200D])[\u200C\u200D]+/g

/**
 * Text as it is stored and paid for: without characters that can neither be seen nor spoken.
 * @returns the text, and the number of removed characters; a line end counts as one
 */
export function cleanText(text: string): { text: string; removed: number } {
  const lines = text.replace(LINE_ENDS, '\n')
  const clean = lines.replace(UNSPEAKABLE, '').replace(USELESS_JOINERS, '').replace(SURPLUS_JOINERS, '')
  return { text: clean, removed: lines.length - clean.length }
}

/** The single copied line without the line end that spreadsheets append to a cell; undefined for several lines. */
export function onlyLineOf(text: string): string | undefined {
  const line = cleanText(text).text.replace(/\n$/, '')
  return line.includes('\n') ? undefined : line
}
