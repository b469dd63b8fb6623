import type { Block } from '#src/contract/block.ts'
import type { BodyBlock } from '#src/contract/projects.ts'
import { newId } from '#src/rules/new-id.ts'

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

const addedBlocks = (texts: readonly string[]): BodyBlock[] => {
  const key = newId()
  return texts.map((text, index) => ({ client_id: `${key}-${index}`, type: 'text', text }))
}

export const withArticle = (blocks: readonly Block[], texts: readonly string[]): BodyBlock[] => [
  ...blocks.map(toBodyBlock),
  ...addedBlocks(texts),
]

export const withoutArticle = (blocks: readonly Block[], key: string): BodyBlock[] =>
  blocks.filter((block) => articleOf(block) !== key).map(toBodyBlock)
