import type { PlacedWord } from '#src/rules/page-words.ts'
import type { DocumentText } from './document-text.ts'

/** Separates pages by a form feed, as printers and other text readers expect. */
export const writeDocumentTxt = ({ pages }: DocumentText): string =>
  `${pages.map(({ text }) => text.trim()).join('\n\n\f')}\n`

function linesOf(words: readonly PlacedWord[]) {
  const lines = Map.groupBy(words, ({ line }) => line)
  return [...lines.values()].map((line) => ({
    text: line.map(({ text }) => text).join(' '),
    words: line.map(({ text, box, confidence }) => ({ text, box, confidence })),
  }))
}

/** Boxes are left, top, width and height as shares of the page. */
export const writeDocumentJson = ({ title, language, pages }: DocumentText): string =>
  `${JSON.stringify(
    {
      title,
      language,
      pages: pages.map(({ number, text, words, page: { width, height, rotation, source } }) => ({
        ...{ number, width, height, rotation, source, text },
        lines: linesOf(words),
      })),
    },
    null,
    2,
  )}\n`
