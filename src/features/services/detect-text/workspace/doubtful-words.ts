import type { EditorState } from '#src/features/editor/editor-context.ts'
import { DOUBTFUL_BELOW, type PlacedWord } from '#src/rules/page-words.ts'
import { wordsOf } from '../pages/open-pages.ts'

export const isDoubtful = ({ confidence }: PlacedWord) => confidence < DOUBTFUL_BELOW

export function countDoubtful({ blocks }: EditorState): number {
  let count = 0
  for (const block of blocks.values()) count += wordsOf(block).filter(isDoubtful).length
  return count
}

interface Place {
  readonly key: string
  readonly caret: number
}

export function nextDoubtful({ order, blocks }: EditorState, from: Place): Place | undefined {
  const first = Math.max(0, order.indexOf(from.key))
  for (let step = 0; step <= order.length; step += 1) {
    const key = order[(first + step) % order.length] ?? ''
    const block = blocks.get(key)
    if (!block) continue
    const after = step === 0 ? from.caret : -1
    const word = wordsOf(block).find((each) => isDoubtful(each) && each.start > after)
    if (word) return { key, caret: word.start }
  }
  return undefined
}
