import type { Command } from './block-commands.ts'
import type { Edit } from './edit.ts'
import { type BlockContent, newBlock } from './editor-block.ts'
import type { EditorState } from './editor-state.ts'

export type TextPlace =
  | { readonly key: string; readonly start: number; readonly end: number }
  | { readonly after: string | null }

/** A text to insert. Without a voice or settings, it takes those of the block that it is pasted into. */
export type InsertedText = Pick<BlockContent, 'text'> & Partial<Pick<BlockContent, 'voiceId' | 'settings'>>

/**
 * Inserts blocks of text into the project as one step. Pasted into a text, the first continues it at the
 * caret, and the text after the caret follows the last. A block without text is filled instead of staying
 * empty above them.
 */
export function insertTexts(state: EditorState, place: TextPlace, texts: readonly InsertedText[]): Command {
  const [first, ...rest] = texts
  if (!first) return { edits: [] }
  if ('after' in place) {
    const above = state.blocks.get(place.after ?? '')
    if (above?.type === 'text' && above.text.trim() === '') {
      return insertTexts(state, { key: above.key, start: 0, end: above.text.length }, texts)
    }
    const blocks = texts.map((content) => newBlock(content))
    const last = blocks.at(-1)
    return {
      edits: [{ kind: 'insert', after: place.after, blocks }],
      focus: last && { key: last.key, caret: last.text.length },
    }
  }
  const block = state.blocks.get(place.key)
  if (!block) return insertTexts(state, { after: state.order.at(-1) ?? null }, texts)
  const before = block.text.slice(0, place.start)
  const behind = block.text.slice(place.end)
  const { voiceId, settings } = block
  const tail = behind.trim() === '' ? [] : [{ text: behind.trimStart() }]
  const [kept, added] =
    before.trim() === ''
      ? [first, [...rest, ...tail]]
      : [{ text: before.trimEnd() }, [first, ...rest, ...tail]]
  const blocks = added.map((content) => newBlock({ voiceId, settings, ...content }))
  const edits: Edit[] = [{ kind: 'content', key: place.key, content: kept }]
  if (blocks.length > 0) edits.push({ kind: 'insert', after: place.key, blocks })
  const last = blocks.at(-1)
  return { edits, focus: { key: last?.key ?? place.key, caret: (last ?? kept).text.length } }
}
