import {
  type Command,
  type Edit,
  type EditorState,
  pauseBlock,
  textBlock,
} from '#src/features/editor/editor-context.ts'
import { pauseLengths } from './fit-pauses.ts'
import type { Cue } from './read-subtitles.ts'
import type { Place } from './write-subtitles.ts'

interface SpokenCue {
  readonly start: number
  readonly end: number
  readonly text: string
  readonly index: number
}

const LETTER_OR_NUMBER = /[\p{L}\p{N}]/u

/** Subtitles with something to say: not “♪”, for example. */
export const spokenCues = (cues: readonly Cue[]): readonly SpokenCue[] =>
  cues.flatMap(({ start, end, text }, index) =>
    LETTER_OR_NUMBER.test(text) ? [{ start, end, text, index }] : [],
  )

/** How many blocks the subtitles become, with the silence between them. */
export function countBlocks(cues: readonly SpokenCue[]): number {
  let clock = 0
  let count = 0
  for (const { start, end } of cues) {
    count += 1 + pauseLengths(start - clock).length
    clock = Math.max(clock, end)
  }
  return count
}

const isEmptyText = (state: EditorState, key: string | null) => {
  const block = state.blocks.get(key ?? '')
  return block?.type === 'text' && block.text.trim() === ''
}

/**
 * Adds a block for each subtitle, with silence in the gaps between them; an empty block at that place is
 * replaced. The film starts below the text above.
 */
export function insertSubtitles(
  state: EditorState,
  at: string | null,
  cues: readonly SpokenCue[],
): { readonly command: Command; readonly places: readonly Place[] } {
  const isReplaced = isEmptyText(state, at)
  const above = isReplaced ? (state.order[state.order.indexOf(at ?? '') - 1] ?? null) : at
  const spoken = cues.map(({ text }) => textBlock(text))
  let clock = 0
  const blocks = spoken.flatMap((block, index) => {
    const { start = 0, end = 0 } = cues[index] ?? {}
    const pauses = pauseLengths(start - clock).map(pauseBlock)
    clock = Math.max(clock, end)
    return [...pauses, block]
  })
  const edits: Edit[] = [{ kind: 'insert', after: above, blocks }]
  if (isReplaced && at !== null) edits.push({ kind: 'remove', keys: [at] })
  const [first] = spoken
  return {
    command: { edits, ...(first && { focus: { key: first.key, caret: 0 } }) },
    places: spoken.map(({ clientId, text }, index) => ({
      block: clientId,
      text,
      cues: [cues[index]?.index ?? 0],
    })),
  }
}
