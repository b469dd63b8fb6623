import type { Block } from '#src/contract/block.ts'
import type { BodyBlock } from '#src/contract/projects.ts'

export interface Article {
  readonly key: string
  readonly title: string
  readonly blocks: readonly Block[]
}

/** Maximum paragraphs of an article that are added at once. */
export const MAX_PARAGRAPHS = 500

/** Client ids of an article's blocks consist of the article's name and a number. */
const articleOf = ({ client_id, id }: Block) => client_id?.replace(/-\d+$/, '') ?? String(id)

export function articlesOf(blocks: readonly Block[]): Article[] {
  const groups = Map.groupBy(blocks, articleOf)
  return Array.from(groups, ([key, blocks]) => ({ key, title: blocks[0]?.text ?? '', blocks }))
}

const toBodyBlock = ({ id, text }: Block): BodyBlock => ({ id, text })

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

export const withoutArticle = (blocks: readonly Block[], key: string): BodyBlock[] =>
  blocks.filter((block) => articleOf(block) !== key).map(toBodyBlock)
