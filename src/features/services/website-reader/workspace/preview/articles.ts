import type { Block } from '#src/contract/block.ts'
import type { BodyBlock } from '#src/contract/projects.ts'

export interface Article {
  readonly key: string
  readonly title: string
  readonly blocks: readonly Block[]
}

/** Client ids of an article's blocks consist of the article's name and a number. */
const articleOf = ({ client_id, id }: Block) => client_id?.replace(/-\d+$/, '') ?? String(id)

export function articlesOf(blocks: readonly Block[]): Article[] {
  const groups = Map.groupBy(blocks, articleOf)
  return Array.from(groups, ([key, blocks]) => ({ key, title: blocks[0]?.text ?? '', blocks }))
}

export const toBodyBlock = ({ id, text }: Block): BodyBlock => ({ id, text })

export const withoutArticle = (blocks: readonly Block[], key: string): BodyBlock[] =>
  blocks.filter((block) => articleOf(block) !== key).map(toBodyBlock)
