import { articleTitle, paragraphsOf, plainText } from '#src/rules/article-text.ts'
import { countCharacters } from '#src/rules/price.ts'
import { plainSelector } from './plain-html.ts'
import type { PlainPage } from './read-page.ts'

interface ReadPart {
  /** Position on the page, from 1. */
  readonly number: number
  readonly text: string
}

export interface ArticleReading {
  readonly found: number
  readonly title: string | undefined
  readonly paragraphs: readonly ReadPart[]
  readonly characters: number
  readonly skipped: ReadonlyArray<ReadPart & { readonly selector: string }>
}

const withNumbers = <Part>(parts: readonly Part[]) =>
  parts.map((part, index) => ({ ...part, number: index + 1 }))

export function readArticle(
  { page, look }: PlainPage,
  selector: string,
  skipped: readonly string[],
): ArticleReading {
  const all = page.querySelectorAll(plainSelector(selector))
  const [article] = all
  if (!article) return { found: 0, title: undefined, paragraphs: [], characters: 0, skipped: [] }
  const texts = paragraphsOf(article, skipped.map(plainSelector).join(','), look).map(({ text }) =>
    plainText(text),
  )
  return {
    found: all.length,
    title: articleTitle(article),
    paragraphs: withNumbers(texts.map((text) => ({ text }))),
    characters: texts.reduce((sum, text) => sum + countCharacters(text), 0),
    skipped: withNumbers(
      skipped.flatMap((each) =>
        Array.from(article.querySelectorAll(plainSelector(each)), ({ textContent }) => ({
          selector: each,
          text: plainText(textContent).slice(0, 80),
        })),
      ),
    ),
  }
}
