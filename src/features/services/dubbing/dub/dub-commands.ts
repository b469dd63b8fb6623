import type { Translation } from '#src/contract/block.ts'
import type { Command, Edit, Editor, EditorBlock, EditorState } from '#src/features/editor/editor-context.ts'
import { realignWords } from '#src/features/segments/realign-words.ts'
import { segmentCommands } from '#src/features/segments/segment-commands.ts'
import { mergeSegments, splitSegment } from '#src/features/segments/split-segment.ts'
import { type DubFields, type DubSegment, dubOf } from './dub-segment.ts'
import { splitTranslation } from './fit.ts'

function splitDubSegment(block: EditorBlock, caret: number) {
  const parts = splitSegment(block, caret)
  if (!parts) return undefined
  const { above, below } = splitTranslation(block, caret)
  return {
    above: { ...parts.above, own: dubOf(parts.above)?.with({ translations: above }) ?? parts.above.own },
    below: { ...parts.below, own: dubOf(parts.below)?.with({ translations: below }) ?? parts.below.own },
  }
}

function mergeDubSegments(above: EditorBlock, block: EditorBlock, text: string) {
  const merged = mergeSegments(above, block, text)
  const [first, second, whole] = [dubOf(above), dubOf(block), dubOf(merged)]
  if (!merged || !first || !second || !whole) return merged
  const translations = Object.entries(first.translations).map(([language, translation]) => {
    const texts = [translation.text, second.translations[language]?.text ?? '']
    return [language, { ...translation, source_text: undefined, text: texts.join(' ').trim() }] as const
  })
  return { ...merged, own: whole.with({ translations: Object.fromEntries(translations) }) }
}

export const commandsForSegment = (editor: Editor, key: string) =>
  segmentCommands(editor, key, {
    split: (caret) => (block) => splitDubSegment(block, caret),
    merge: mergeDubSegments,
  })

/** Translations follow their segments, so commands that split or merge do nothing here. */
export const commandsForTranslation = (editor: Editor, key: string, language: number) =>
  segmentCommands(editor, key, {
    split: () => () => undefined,
    merge: () => undefined,
    part: String(language),
  })

export function changeTranslation(
  block: EditorBlock,
  language: number,
  change: Partial<Translation>,
): Command {
  const own = dubOf(block)?.withTranslation(language, change)
  return { edits: own ? [{ kind: 'content', key: block.key, content: { own } }] : [] }
}

export function changePlace(block: EditorBlock, change: Partial<DubFields>): Command {
  const own = dubOf(block)?.with(change)
  return { edits: own ? [{ kind: 'content', key: block.key, content: { own } }] : [] }
}

/** Minimum length of a segment, in seconds. */
export const MIN_SEGMENT_S = 0.1

/** Tolerance for words outside of their segment, in seconds: their times are in milliseconds. */
const ROUNDING_S = 0.001

/** Words must lie within their segment: if they do not, they move with it, or share its new length. */
export function withTimes(segment: DubSegment, text: string, start: number, end: number): DubSegment {
  const first = segment.words[0]?.start ?? Number.POSITIVE_INFINITY
  const last = segment.words.at(-1)?.end ?? 0
  const placed = segment.with({ start, end })
  if (start <= first + ROUNDING_S && end >= last - ROUNDING_S) return placed
  const by = start - segment.start
  if (Math.abs(end - segment.end - by) > ROUNDING_S)
    return placed.with({ words: realignWords({ start, end, words: [] }, text) })
  const words = segment.words.map((word) => ({ ...word, start: word.start + by, end: word.end + by }))
  return placed.with({ words })
}

/** Key of the block above a segment with this start: the list follows the times. */
export function keyBefore({ order, blocks }: EditorState, start: number, except?: string): string | null {
  const isEarlier = (key: string) => key !== except && (dubOf(blocks.get(key))?.start ?? 0) <= start
  return order.findLast(isEarlier) ?? null
}

/** Moves or stretches a segment, and puts it where its start belongs. */
export function changeTimes(state: EditorState, key: string, start: number, end: number): Command {
  const block = state.blocks.get(key)
  const segment = dubOf(block)
  if (!block || !segment) return { edits: [] }
  const own = withTimes(segment, block.text, start, end)
  const edits: Edit[] = [{ kind: 'content', key, content: { own } }]
  const after = keyBefore(state, start, key)
  if (after !== (state.order[state.order.indexOf(key) - 1] ?? null)) edits.push({ kind: 'move', key, after })
  return { edits }
}

/** Moved segments change the mix, so the address of the new mix is fetched after saving. */
export function refetchMix(editor: Editor) {
  void editor.autosave.save().then(() => editor.refresh())
}
