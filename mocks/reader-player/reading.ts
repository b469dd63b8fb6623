import { READING_PATH } from '#mocks/services/website-reader/reader-paths.ts'
import type { SpokenParagraph } from '#mocks/services/website-reader/spoken-paragraph.ts'
import { type ArticleParagraph, plainText } from '#src/rules/article-text.ts'
import type { ReaderConfig } from './reader-config.ts'

export interface ReadParagraph {
  readonly page: ArticleParagraph
  readonly sound: SpokenParagraph
  readonly words: ReadonlyArray<{ readonly start: number; readonly end: number; readonly at: number }>
}

/** How far ahead a word is searched for, in characters, so that a missing word does not shift all that follow. */
const REACH = 80

function placesOf(text: string, words: SpokenParagraph['words']): ReadParagraph['words'] {
  let from = 0
  return words.flatMap((word) => {
    const start = word.text === '' ? -1 : text.indexOf(word.text, from)
    if (start === -1 || start - from > REACH) return []
    from = start + word.text.length
    return [{ start, end: from, at: word.start }]
  })
}

type Reading = { readonly paragraphs: readonly SpokenParagraph[] } | { readonly refusedFor: string }

/** What was read, or the site that it was read for, where the service says that this is another. */
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
    return sound ? [{ page: paragraph, sound, words: placesOf(paragraph.text, sound.words) }] : []
  })
}
