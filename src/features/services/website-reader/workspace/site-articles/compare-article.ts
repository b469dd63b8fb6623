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

/** Lengths of the longest common parts of the ends that start at each place. */
function commonLengths(a: readonly string[], b: readonly string[]): Uint16Array[] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const [row, next] = [lengths[i], lengths[i + 1]] as [Uint16Array, Uint16Array]
      row[j] = a[i] === b[j] ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0)
    }
  }
  return lengths
}

/**
 * Compares an article with its page, paragraph by paragraph.
 * @param clientIdOf makes the client id of the nth new paragraph
 */
export function compareArticle(
  known: ReadonlyArray<Pick<Block, 'id' | 'text'>>,
  texts: readonly string[],
  clientIdOf: (place: number) => string,
): ArticleChange {
  const before = known.map(({ text }) => text)
  const lengths = commonLengths(before, texts)
  const blocks: BodyBlock[] = []
  const [added, removed]: [string[], string[]] = [[], []]
  let [i, j] = [0, 0]
  while (i < before.length || j < texts.length) {
    const [block, text] = [known[i], texts[j]]
    if (block && block.text === text) {
      blocks.push({ id: block.id, text })
      i += 1
      j += 1
    } else if (text !== undefined && (!block || (lengths[i]?.[j + 1] ?? 0) >= (lengths[i + 1]?.[j] ?? 0))) {
      blocks.push({ client_id: clientIdOf(added.length), type: 'text', text })
      added.push(text)
      j += 1
    } else if (block) {
      removed.push(block.text)
      i += 1
    }
  }
  return { blocks, added, removed }
}
