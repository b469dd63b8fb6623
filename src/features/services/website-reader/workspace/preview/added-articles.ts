import type { Block } from '#src/contract/block.ts'
import type { BodyBlock } from '#src/contract/projects.ts'
import { articlesOf, toBodyBlock } from './articles.ts'

/** Maximum paragraphs of an article that are added at once. */
export const MAX_PARAGRAPHS = 500

/** The paragraphs of a new article with this key. */
export const addedBlocks = (key: string, texts: readonly string[]): BodyBlock[] =>
  texts.map((text, index) => ({ client_id: `${key}-${index}`, type: 'text', text }))

/** Adds articles, or replaces those that the project has, by their keys. */
export function withArticles(
  blocks: readonly Block[],
  taken: ReadonlyMap<string, readonly BodyBlock[]>,
): BodyBlock[] {
  const articles = articlesOf(blocks)
  const known = new Set(articles.map(({ key }) => key))
  return [
    ...articles.flatMap(({ key, blocks }) => taken.get(key) ?? blocks.map(toBodyBlock)),
    ...[...taken].flatMap(([key, added]) => (known.has(key) ? [] : added)),
  ]
}
