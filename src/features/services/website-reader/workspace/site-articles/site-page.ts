import type { Project } from '#src/contract/project.ts'
import { newId } from '#src/rules/new-id.ts'
import { countCharacters } from '#src/rules/price.ts'
import { addedBlocks, MAX_PARAGRAPHS } from '../preview/added-articles.ts'
import type { Article } from '../preview/articles.ts'
import { readArticle } from '../tester/read-article.ts'
import { readPage } from '../tester/read-page.ts'
import { type ArticleChange, compareArticle } from './compare-article.ts'

/** Why a page has no article to read. */
export type UnusablePage = 'noArticle' | 'empty' | 'tooLong'

/** Result of fetching an address. */
export type FoundArticle =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'fetching' }
  /** The server says why it does not fetch the page. */
  | { readonly kind: 'refused'; readonly why: string }
  /** Without a reason, so it may be fetched later. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'unusable'; readonly why: UnusablePage }
  | {
      readonly kind: 'article'
      /** Key of the article that it is, or of the one that it will be. */
      readonly key: string
      readonly title: string
      readonly change: ArticleChange
      readonly isKnown: boolean
    }

export interface SitePageRow {
  readonly id: string
  readonly address: string
  readonly found: FoundArticle
  readonly isChosen: boolean
}

export const WAITING_ROW: FoundArticle = { kind: 'waiting' }

export const newRow = (address: string): SitePageRow => ({
  id: newId(),
  address,
  found: WAITING_ROW,
  isChosen: true,
})

/** Whether something of it is spoken or left out once it is taken. */
export const isDifferent = ({ found }: SitePageRow) =>
  found.kind === 'article' && found.change.added.length + found.change.removed.length > 0

export const charactersOf = ({ found }: SitePageRow): number =>
  found.kind === 'article' ? found.change.added.reduce((sum, text) => sum + countCharacters(text), 0) : 0

/** Numbers of new paragraphs: those of removed ones would bring the removed ones back. */
const NUMBER_COUNT = 1_000_000_000
const newNumber = () => MAX_PARAGRAPHS + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % NUMBER_COUNT)

/** Reads a fetched page by the reader's rules, and compares it with the article that it is. */
export async function findArticle(
  html: string,
  { selector, body }: Project,
  articleAt: (title: string) => Article | undefined,
  signal: AbortSignal,
): Promise<FoundArticle> {
  const page = await readPage(html, signal)
  const reading = readArticle(page, selector ?? '', body.reader?.skip_selectors ?? [])
  const texts = reading.paragraphs.map(({ text }) => text)
  const [title] = texts
  if (reading.found === 0) return { kind: 'unusable', why: 'noArticle' }
  if (title === undefined) return { kind: 'unusable', why: 'empty' }
  if (texts.length > MAX_PARAGRAPHS) return { kind: 'unusable', why: 'tooLong' }
  const article = articleAt(title)
  if (!article) {
    const key = newId()
    const change = { blocks: addedBlocks(key, texts), added: texts, removed: [] }
    return { kind: 'article', key, title, change, isKnown: false }
  }
  const { key, blocks } = article
  const first = newNumber()
  const change = compareArticle(blocks, texts, (place) => `${key}-${first + place}`)
  return { kind: 'article', key, title, change, isKnown: true }
}
