import { READING_PATH } from '#mocks/services/website-reader/reader-paths.ts'
import type { SpokenParagraph } from '#mocks/services/website-reader/spoken-paragraph.ts'
import { type ArticleParagraph, plainText } from '#src/rules/article-text.ts'
import { type WordRange, wordRanges } from '#src/rules/word-ranges.ts'
import type { ReaderConfig } from './reader-config.ts'

export interface ReadParagraph {
  readonly page: ArticleParagraph
  readonly sound: SpokenParagraph
  readonly words: readonly WordRange[]
}

type Reading = { readonly paragraphs: readonly SpokenParagraph[] } | { readonly refusedFor: string }

/** The reading, or the site that it is for if the service reports another site. */
export async function fetchReading(
  { origin, key }: Pick<ReaderConfig, 'origin' | 'key'>,
  send: typeof fetch = fetch,
): Promise<Reading> {
  const response = await send(`${origin}${READING_PATH}${encodeURIComponent(key)}`)
  if (response.status === 403) return { refusedFor: ((await response.json()) as { domain: string }).domain }
  if (!response.ok) throw new Error(`The reading is answered with ${response.status}`)
  return (await response.json()) as { paragraphs: SpokenParagraph[] }
}

export function matchReading(
  page: readonly ArticleParagraph[],
  spoken: readonly SpokenParagraph[],
): ReadParagraph[] {
  const sounds = new Map(spoken.map((paragraph) => [plainText(paragraph.text), paragraph]))
  return page.flatMap((paragraph) => {
    const sound = sounds.get(plainText(paragraph.text))
    return sound ? [{ page: paragraph, sound, words: wordRanges(paragraph.text, sound.words) }] : []
  })
}
