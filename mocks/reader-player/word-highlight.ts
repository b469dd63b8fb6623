import { wordAtTime } from '#src/rules/word-ranges.ts'
import { rangeOf } from './find-article.ts'
import type { Place } from './reader-sound.ts'
import type { ReadParagraph } from './reading.ts'

const NAME = 'avaz-reader'

export function createWordHighlight(page: Document, accent: string) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    `::highlight(${NAME}) { background-color: color-mix(in srgb, ${accent} 24%, transparent); text-decoration: underline 2px ${accent}; }`,
  )
  page.adoptedStyleSheets.push(sheet)
  let shown: { start: number; paragraph: ReadParagraph } | undefined

  return {
    show(paragraphs: readonly ReadParagraph[], { index, seconds }: Place) {
      const paragraph = paragraphs[index]
      const word = paragraph && wordAtTime(paragraph.words, seconds)
      if (shown && word && shown.paragraph === paragraph && shown.start === word.start) return
      const range = paragraph && word && rangeOf(paragraph.page, word.start, word.end)
      shown = paragraph && word && { start: word.start, paragraph }
      if (range) CSS.highlights?.set(NAME, new Highlight(range))
      else CSS.highlights?.delete(NAME)
    },
    remove() {
      CSS.highlights?.delete(NAME)
      page.adoptedStyleSheets = page.adoptedStyleSheets.filter((other) => other !== sheet)
    },
  }
}
