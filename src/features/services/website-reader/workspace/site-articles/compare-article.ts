import type { Block } from '#src/contract/block.ts'
import type { BodyBlock } from '#src/contract/projects.ts'

export interface ArticleChange {
  /** The paragraphs as they are on the site: known ones keep their sound. */
  readonly blocks: readonly BodyBlock[]
  /** Texts that are spoken again. */
  readonly added: readonly string[]
  /** Texts that are not on the page any more. */
  readonly removed: readonly string[]
}

/**
 * Compares an article with its page. A paragraph that was moved is still the same one.
 * @param clientIdOf makes the client id of the nth new paragraph
 */
export function compareArticle(
  known: ReadonlyArray<Pick<Block, 'id' | 'text'>>,
  texts: readonly string[],
  clientIdOf: (place: number) => string,
): ArticleChange {
  const left = Map.groupBy(known, ({ text }) => text)
  const added: string[] = []
  const blocks = texts.map((text): BodyBlock => {
    const block = left.get(text)?.shift()
    if (block) return { id: block.id, text }
    added.push(text)
    return { client_id: clientIdOf(added.length - 1), type: 'text', text }
  })
  const removed = [...left.values()].flat().map(({ text }) => text)
  return { blocks, added, removed }
}
